import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { Loaded, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { paths } from '../paths';
import { messages } from '../messages';
import { TicketEditor } from './TicketEditor';
import type { TicketForm } from './ticketForms';
import { useTicketChoices } from './useTicketChoices';

const texts = messages.form;

interface NewTicketFormProps {
  form: TicketForm;
  /** The ticket's elevator, if the dealer has already selected it. */
  elevator?: Pick<Elevator, 'elevator_id' | 'elevator_name'>;
}

/** The form of a new ticket, once its choices are loaded. */
export const NewTicketForm = ({ form, elevator }: NewTicketFormProps) => (
  <Loaded query={useTicketChoices()} failed={texts.choicesFailed} shape="form" rows={10}>
    {(choices) => <TicketEditor form={form} elevator={elevator} choices={choices} />}
  </Loaded>
);

interface ElevatorTicketFormProps {
  form: TicketForm;
  /** From the address, else the last selection (R207); '' for none. */
  elevatorName: string;
}

/** The form of a new ticket of one elevator, once that elevator is loaded. */
export function ElevatorTicketForm({ form, elevatorName }: ElevatorTicketFormProps) {
  const input = { params: { user_id: useDealerId() }, query: { search: elevatorName } };
  const query = useCall(userElevators, input, { enabled: elevatorName !== '' });
  const elevators = linkTo('elevators.list');
  const back = elevators
    ? { to: elevators, label: texts.toElevators }
    : { to: paths.allTickets, label: texts.toAllIssues };
  if (elevatorName === '') return <MissingState title={texts.noElevator} back={back} />;
  const wanted = searchForm(elevatorName);
  return (
    <Loaded query={query} failed={texts.elevatorNotLoaded} shape="form" rows={10}>
      {({ results }) => {
        const elevator = results.find((row) => searchForm(row.elevator_name) === wanted);
        return elevator ? (
          <NewTicketForm form={form} elevator={elevator} />
        ) : (
          <MissingState title={texts.elevatorGone} back={back} />
        );
      }}
    </Loaded>
  );
}
