import { useSelection, select } from '@smart-elevator/shared-api/client/selection';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { MissingState, Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useLocation, useSearchParams } from 'react-router-dom';
import { originOf } from '@smart-elevator/shared-ui/state/useOrigin';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { useEffect } from 'react';
import { messages } from '../messages';
import { paths } from '../paths';
import { ElevatorTicketForm, NewTicketForm } from './NewTicketForm';
import type { TicketForm } from './ticketForms';
import { TicketSteps } from './TicketSteps';
import { useSelectedTicket, useTicket } from './useSelectedTicket';
import { TicketActivity } from '../ticket/TicketActivity';
import { TicketEditor } from './TicketEditor';
import { useTicketChoices } from './useTicketChoices';

const texts = messages.form;

/** Renders any ticket form. */
export function TicketFormPage({ form }: { form: TicketForm }) {
  const [query] = useSearchParams();
  const selectedName = useSelection(({ elevator }) => elevator?.name ?? '');
  const elevatorName = query.get('elevatorName') || selectedName;
  const chosen = useSelectedTicket(form);
  const { state, pathname } = useLocation();
  const above = originOf(state) ?? form.above(elevatorName);
  return (
    <Page
      title={t(form.title)}
      width="form"
      action={
        form.ticket === 'by id' ? (
          <TicketSteps by="tickets" chosen={chosen} to={(ticketId) => withQuery(pathname, { ticketId })} />
        ) : null
      }
      breadcrumb={[{ label: above.title, to: above.address }, { label: t(form.title) }]}
    >
      <Content form={form} elevatorName={elevatorName} chosen={chosen} />
    </Page>
  );
}

interface ContentProps {
  form: TicketForm;
  elevatorName: string;
  /** The ticket's id or key. */
  chosen: string;
}

function Content({ form, elevatorName, chosen }: ContentProps) {
  if (form.ticket === 'new') return <NewTicketForm form={form} />;
  if (form.ticket === 'new of elevator') {
    return <ElevatorTicketForm key={elevatorName} form={form} elevatorName={elevatorName} />;
  }
  if (chosen) return <EditTicketForm key={chosen} form={form} chosen={chosen} />;
  const back = { to: paths.allTickets, label: texts.toAllIssues };
  return <MissingState title={texts.noneChosen} back={back} />;
}

/** The form of an existing ticket. It is filled once, with fresh data: later data does not overwrite the input. */
function EditTicketForm({ form, chosen }: Omit<ContentProps, 'elevatorName'>) {
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
