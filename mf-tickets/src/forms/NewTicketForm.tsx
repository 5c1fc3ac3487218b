import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { TicketEditor } from './TicketEditor';
import type { TicketForm } from './ticketForms';
import { useTicketChoices } from './useTicketChoices';

/** The form of a new ticket, once its choices are there. */
export function NewTicketForm({ form }: { form: TicketForm }) {
  const { data, error, retry } = useTicketChoices();
  if (data) return <TicketEditor form={form} choices={data} />;
  if (!error) return <Skeleton rows={10} />;
  return (
    <FailureState title={messages.form.choicesFailed} hint={sentenceFor(error.failure)} onRetry={retry} />
  );
}
