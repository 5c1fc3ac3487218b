import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { DeletePerson } from '../DeletePerson';
import { ActivationToggle } from '../active/ActivationToggle';
import { personKinds } from '../personKinds';

/** A technician: user name, e-mail and the tickets assigned to them; they can be edited and deleted (R401). */
export function TechnicianCard({ technician }: { technician: Employee }) {
  const { user_id: id, username: name, email, ticket_count } = technician;
  const here = useOriginState(messages.technicians.title);
  const remember = () => select({ technician: { id, name } });
  const forget = () => {
    if (String(useSelection.getState().technician?.id) === String(id)) select({ technician: undefined });
  };
  return (
    <Card
      title={name}
      subtitle={email}
      tag={technician.is_active === false ? messages.active.deactivated : undefined}
      count={{
        value: ticket_count,
        label: messages.tickets(ticket_count),
        to: pathTo.technicianTickets(id, name),
        onFollow: remember,
      }}
      actions={
        <>
          <IconButton
            label={messages.person.edit(name)}
            icon="edit"
            to={pathTo.editTechnician(id)}
            state={here}
            onClick={remember}
          />
          <ActivationToggle kind={personKinds.technician} person={technician} />
          <DeletePerson username={name} email={email} onDeleted={forget} />
        </>
      }
    />
  );
}
