import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { originOf } from '@smart-elevator/shared-ui/state/useOrigin';
import { paths } from '../paths';
import { EditTicketForm } from './EditTicketForm';
import { ElevatorTicketForm, NewTicketForm } from './NewTicketForm';
import type { TicketForm } from './ticketForms';
import { TicketSteps } from './TicketSteps';
import { useSelectedTicket } from './useSelectedTicket';

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
  const back = { to: paths.allTickets, label: messages.form.toAllIssues };
  return <MissingState title={messages.form.noneChosen} back={back} />;
}
