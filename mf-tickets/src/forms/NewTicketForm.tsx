import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { TicketEditor } from './TicketEditor';
import type { TicketForm } from './ticketForms';
import { useTicketChoices } from './useTicketChoices';

interface NewTicketFormProps {
  form: TicketForm;
  /** The one that the ticket is about, where the dealer has chosen it before. */
  elevator?: Pick<Elevator, 'elevator_id' | 'elevator_name'>;
}

/** The form of a new ticket, once its choices are there. */
export function NewTicketForm({ form, elevator }: NewTicketFormProps) {
  const { data, error, retry } = useTicketChoices();
  if (data) return <TicketEditor form={form} elevator={elevator} choices={data} />;
  if (!error) return <Skeleton rows={10} />;
  return (
    <FailureState title={messages.form.choicesFailed} hint={sentenceFor(error.failure)} onRetry={retry} />
  );
}
