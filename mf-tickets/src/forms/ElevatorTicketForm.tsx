import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { NewTicketForm } from './NewTicketForm';
import type { TicketForm } from './ticketForms';

interface ElevatorTicketFormProps {
  form: TicketForm;
  /** As the address says it, else as it was last chosen (R207); '' for none. */
  elevatorName: string;
}

/** The form of a new ticket of one elevator, once that elevator is found. */
export function ElevatorTicketForm({ form, elevatorName }: ElevatorTicketFormProps) {
  const input = { params: { user_id: useDealerId() }, query: { search: elevatorName } };
  const { data, error, retry } = useCall(userElevators, input, { enabled: elevatorName !== '' });
  const wanted = elevatorName.trim().toLowerCase();
  const elevator = data?.results.find((row) => row.elevator_name.toLowerCase() === wanted);
  if (elevator) return <NewTicketForm form={form} elevator={elevator} />;
  if (elevatorName === '' || data) {
    return (
      <EmptyState
        title={data ? messages.form.elevatorGone : messages.form.noElevator}
        action={<LinkButton to={paths.elevators}>{messages.form.toElevators}</LinkButton>}
      />
    );
  }
  if (!error) return <Skeleton rows={10} />;
  const hint = sentenceFor(error.failure);
  return <FailureState title={messages.form.elevatorNotLoaded} hint={hint} onRetry={retry} />;
}
