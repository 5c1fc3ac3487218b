import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useEffect } from 'react';
import { paths } from '../paths';
import { messages } from '../messages';
import { TicketActivity } from '../ticket/TicketActivity';
import { TicketEditor } from './TicketEditor';
import type { TicketForm } from './ticketForms';
import { useTicket } from './useSelectedTicket';
import { useTicketChoices } from './useTicketChoices';

const texts = messages.form;

interface EditTicketFormProps {
  form: TicketForm;
  /** The ticket's id or key. */
  chosen: string;
}

/** The form of an existing ticket. It is filled once, with fresh data: later data does not overwrite the input. */
export function EditTicketForm({ form, chosen }: EditTicketFormProps) {
  const choices = useTicketChoices();
  const back = { to: paths.allTickets, label: texts.toAllIssues };
  return (
    <Loaded
      query={useTicket(form, chosen)}
      keepInitialData
      failed={texts.notLoaded}
      notFound={{ title: texts.gone, hint: texts.goneHint, back }}
      shape="form"
      rows={12}
    >
      {(ticket) => <LoadedTicket form={form} ticket={ticket} choices={choices} />}
    </Loaded>
  );
}

interface LoadedTicketProps {
  form: TicketForm;
  ticket: TicketDetails;
  choices: ReturnType<typeof useTicketChoices>;
}

function LoadedTicket({ form, ticket, choices }: LoadedTicketProps) {
  const { ticket_id } = ticket;
  useEffect(() => select({ ticket: { id: ticket_id } }), [ticket_id]);
  return (
    <Loaded query={choices} failed={texts.choicesFailed} shape="form" rows={12}>
      {(found) => (
        <>
          <TicketEditor form={form} ticket={ticket} choices={found} />
          <TicketActivity ticketId={ticket_id} />
        </>
      )}
    </Loaded>
  );
}
