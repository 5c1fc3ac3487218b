import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths, pathTo } from './paths';
import { messages } from './messages';
import { PersonCard } from './person/PersonCard';
import { personKinds } from './personKinds';
import { usePeopleList } from './usePeopleList';

const texts = messages.technicians;

/** /technicians (R401). */
export const TechniciansPage = () => (
  <ListScreen
    {...usePeopleList(personKinds.technician)}
    title={texts.title}
    action={{ to: paths.addTechnician, label: texts.addLink }}
    endpoint={employeeList}
    actions={() => <InviteLink />}
    whenEmpty={<InviteLink />}
    card={(technician) => <TechnicianCard technician={technician} />}
  />
);

const InviteLink = () => (
  <LinkButton to={paths.inviteTechnician} icon="share">
    {texts.invite.title}
  </LinkButton>
);

/** A technician, with the tickets assigned to them (R401). */
function TechnicianCard({ technician }: { technician: Employee }) {
  const { user_id: id, username: name, open_tickets } = technician;
  return (
    <PersonCard
      kind={personKinds.technician}
      person={technician}
      tickets={linkTo('tickets.ofTechnician', { technicianId: id, technicianName: name })}
      open={
        open_tickets === undefined ? undefined : (
          <TextLink to={linkTo('tickets.list', { active: 'yes', assignee: name })}>
            {formatCount(open_tickets)}
          </TextLink>
        )
      }
      edit={pathTo.editTechnician(id)}
      page={pathTo.technician(id)}
      remember={() => select({ technician: { id, name } })}
      forget={() => {
        if (String(useSelection.getState().technician?.id) === String(id)) select({ technician: undefined });
      }}
    />
  );
}
