import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { TicketFollowUp } from '../ticket/TicketFollowUp';
import { TicketEditor } from './TicketEditor';
import type { TicketForm } from './ticketForms';
import { useTicket } from './useChosenTicket';
import { useTicketChoices } from './useTicketChoices';

interface EditTicketFormProps {
  form: TicketForm;
  /** The ticket's id or key. */
  chosen: string;
}

/** The form of a ticket that there is. It is filled once, with the newest reading: later ones do not overwrite what is typed. */
export function EditTicketForm({ form, chosen }: EditTicketFormProps) {
  const reading = useTicket(form, chosen);
  const choices = useTicketChoices();
  const [ticket, setTicket] = useState<TicketDetails>();
  if (!ticket && reading.data && !reading.updating) setTicket(reading.data);

  const id = ticket?.ticket_id;
  useEffect(() => {
    if (id !== undefined) select({ ticket: { id } });
  }, [id]);

  if (ticket && choices.data) {
    return (
      <>
        <TicketEditor form={form} ticket={ticket} choices={choices.data} />
        <TicketFollowUp ticketId={ticket.ticket_id} />
      </>
    );
  }
  if (reading.error?.status === 404 && !ticket) {
    return (
      <EmptyState
        title={messages.form.gone}
        hint={messages.form.goneHint}
        action={<LinkButton to={paths.allTickets}>{messages.form.toAllIssues}</LinkButton>}
      />
    );
  }
  if (reading.error && !ticket) {
    const { failure } = reading.error;
    return (
      <FailureState title={messages.form.notLoaded} hint={sentenceFor(failure)} onRetry={reading.retry} />
    );
  }
  if (choices.error) {
    const { failure } = choices.error;
    return (
      <FailureState title={messages.form.choicesFailed} hint={sentenceFor(failure)} onRetry={choices.retry} />
    );
  }
  return <Skeleton rows={12} />;
}
