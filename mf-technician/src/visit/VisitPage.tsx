import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { useSearchParams } from 'react-router-dom';
import { Kept } from '../parts/Kept';
import { TakenDocuments } from '../parts/TakenDocuments';
import { useOutbox } from '../outbox/useOutbox';
import { visitWithUnsent } from '../outbox/withUnsent';
import { CallAndGo } from '../parts/CallAndGo';
import styles from '../parts/Phone.module.css';
import { PhonePage } from '../parts/PhonePage';
import { TicketLine } from '../parts/TicketLine';
import { NextStep } from '../parts/NextStep';
import { paths } from '../paths';
import { STATE_LABELS, STATE_TONES, windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { visitMessages as texts } from './messages';
import { SharePlace } from './SharePlace';
import { VisitWork } from './VisitWork';

/** /my_work/visit?visitId=: one visit, with all that is done there (R1398). */
export function VisitPage() {
  const asked = useSearchParams()[0].get('visitId') ?? '';
  const visit_id = isId(asked) ? Number(asked) : 0;
  const query = useCall(readVisit, { params: { visit_id } });
  const { items } = useOutbox();
  const back = { to: paths.myWork, label: texts.back };
  return (
    <PhonePage title={query.data?.building_name ?? texts.title} back={back}>
      <Kept key={visit_id} query={query} failed={texts.failed} notFound={{ title: texts.gone, back }}>
        {(visit) => <VisitParts visit={visitWithUnsent(visit, items)} />}
      </Kept>
    </PhonePage>
  );
}

/** The states from which a visit goes on. */
const SHARED_IN: readonly VisitState[] = ['Planned', 'OnHold', 'OnTheWay', 'AtWork'];

function VisitParts({ visit }: { visit: Visit }) {
  const { state, note, tickets, lifts, elevator_address, customer_full_name, customer_name } = visit;
  const customer = customer_full_name || (customer_name ?? '');
  const facts = [
    [texts.time, [formatWeekday(visit.planned_day), windowText(visit)].filter(Boolean).join(', ')],
    [texts.address, elevator_address],
    [texts.customer, customer],
    [texts.note, note],
    ...lifts.map(({ elevator_name, sealed_at }) => [elevator_name, sealed_at ? t('Sealed') : ''] as const),
  ] as const;
  return (
    <>
      <Panel>
        <div>
          <Tag tone={STATE_TONES[state]}>{t(STATE_LABELS[state])}</Tag>
        </div>
        <Facts label={texts.facts} facts={facts.filter(([, value]) => value !== '')} />
        <div className={styles.thumb}>
          <NextStep visit={visit} />
          <CallAndGo address={elevator_address} name={customer} phone={visit.customer_phone} />
        </div>
        {SHARED_IN.includes(state) ? <SharePlace visit={visit} /> : null}
      </Panel>
      {tickets.length > 0 ? (
        <Panel title={texts.tickets}>
          <ul className={styles.rows} role="list">
            {tickets.map((ticket) => (
              <TicketLine key={ticket.ticket_id} ticket={ticket} />
            ))}
          </ul>
        </Panel>
      ) : null}
      <TakenDocuments elevator_ids={lifts.map(({ elevator_id }) => elevator_id)} />
      {state === 'Done' ? <Notice tone="success">{texts.isDone}</Notice> : null}
      {state === 'Missed' || state === 'Cancelled' ? <Notice tone="info">{texts.isOver}</Notice> : null}
      <VisitWork visit={visit} />
    </>
  );
}
