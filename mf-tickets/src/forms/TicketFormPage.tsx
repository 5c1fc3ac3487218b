import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { originOf } from '../origin';
import { EditTicketForm } from './EditTicketForm';
import { NewTicketForm } from './NewTicketForm';
import type { TicketForm } from './ticketForms';
import { useChosenTicket } from './useChosenTicket';

/** Draws any ticket form. */
export function TicketFormPage({ form }: { form: TicketForm }) {
  const chosen = useChosenTicket(form);
  const above = originOf(useLocation().state) ?? { title: form.above, address: form.after };
  return (
    <Page
      title={form.title}
      width="form"
      breadcrumb={[{ label: above.title, to: above.address }, { label: form.title }]}
    >
      {form.ticket === 'new' ? (
        <NewTicketForm form={form} />
      ) : chosen ? (
        <EditTicketForm key={chosen} form={form} chosen={chosen} />
      ) : (
        <EmptyState
          title={messages.form.noneChosen}
          action={<LinkButton to={paths.allTickets}>{messages.form.toAllIssues}</LinkButton>}
        />
      )}
    </Page>
  );
}
