import { Button } from '@smart-elevator/shared-ui/button/Button';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin, useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pathTo, paths } from '../paths';
import { TicketSteps } from '../forms/TicketSteps';
import { useTicket } from '../forms/useSelectedTicket';
import { DeleteTicket } from '../lists/DeleteTicket';
import { messages } from '../messages';
import { TicketView } from './TicketView';
import styles from './TicketView.module.css';

const texts = messages.page;

/** /ticket/:ticket_key: the page of one ticket, to read and follow it; its edit form has the other fields. */
export function TicketPage() {
  const { ticket_key: key = '' } = useParams();
  const query = useTicket({ ticket: 'by key' }, key);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const title = query.data?.ticket_key ?? key.toUpperCase();
  const origin = useOrigin() ?? { title: t('All Issues'), address: paths.allTickets };
  const here = useOriginState(title);
  const back = { to: paths.allTickets, label: messages.form.toAllIssues };
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={
        <>
          <TicketSteps
            by="keys"
            chosen={title}
            to={pathTo.ticket}
            amongAll={query.error ? undefined : { ticketId: query.data?.ticket_id }}
          />
          {query.error?.status === 404 ? null : (
            <>
              <LinkButton to={pathTo.editTicket(title)} icon="edit" state={here} shortcut={SHORTCUTS.edit}>
                {texts.edit}
              </LinkButton>
              <MoreActions>
                <PrintButton />
                <Button icon="delete" disabled={!query.data} onClick={() => setDeleting(true)}>
                  {texts.delete}
                </Button>
              </MoreActions>
            </>
          )}
        </>
      }
      id={key}
      noneChosen={{ title: messages.form.noneChosen, back }}
      notFound={{ title: messages.form.gone, hint: messages.form.goneHint, back }}
      query={query}
      failed={messages.form.notLoaded}
      placeholder={<TicketSkeleton />}
    >
      {(ticket) => (
        <>
          {deleting ? (
            <DeleteTicket
              ticket={ticket}
              onDeleted={() => void navigate(origin.address)}
              onEnd={() => setDeleting(false)}
            />
          ) : null}
          <TicketView ticket={ticket} onStale={query.retry} />
        </>
      )}
    </DetailPage>
  );
}

/** A placeholder in the shape of a ticket's page. */
const TicketSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.head}>
      <Skeleton rows={4} />
    </div>
    <div className={styles.rail}>
      <Skeleton rows={8} />
    </div>
    <div className={styles.body}>
      <Skeleton rows={8} />
    </div>
  </div>
);
