import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { addDays, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { readTechnicianDay } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type {
  TechnicianDay,
  TechnicianTicket,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { useSearchParams } from 'react-router-dom';
import { messages as people } from '../messages';
import { pathTo, paths } from '../paths';
import styles from './DaySheetPage.module.css';
import { messages } from './messages';
import { customerColumn, siteColumn } from './placeColumn';
import { SendDay } from './SendDay';
import { priorityColumn, targetColumn, ticketColumn } from './ticketColumns';
import { visitColumns } from './visitColumns';

const { technicians: list } = people;
const { dayPage: texts } = messages;

/** /technician_day?userId=&day=: a technician's day on one sheet (R434); without a day it is today's. */
export function DaySheetPage() {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('userId') ?? '';
  const asked = searchParams.get('day');
  const day = isCalendarDate(asked) ? asked : localDay();
  const query = useCall(
    readTechnicianDay,
    { params: { user_id: Number(id) }, query: { from: day, to: day } },
    { enabled: id !== '' },
  );
  const name = query.data && nameOf(query.data);
  const title = name ? texts.title(name, formatDay(day)) : messages.daySheet;
  const origin = useOrigin() ?? { title: list.title, address: paths.technicians };
  const back = { to: paths.technicians, label: list.edit.back };
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={
        query.data && name ? (
          <>
            <PrintButton />
            <SendDay name={name} day={day} work={query.data} />
          </>
        ) : null
      }
      id={id}
      noneChosen={{ title: list.edit.noneChosen, hint: list.noneChosenHint, back }}
      notFound={{ title: list.edit.gone, back }}
      query={query}
      failed={messages.failed}
    >
      {(work) => <DaySheet day={day} work={work} />}
    </DetailPage>
  );
}

const nameOf = ({ technician: { full_name, username } }: TechnicianDay): string => full_name || username;

function DaySheet({
  day,
  work: { technician, visits, tickets, work },
}: {
  day: string;
  work: TechnicianDay;
}) {
  const { user_id } = technician;
  return (
    <div className={styles.sheet}>
      <nav className={styles.days} aria-label={messages.daySheet}>
        <LinkButton to={pathTo.technicianDay(user_id, addDays(day, -1))} icon="chevron-left">
          {texts.before}
        </LinkButton>
        <LinkButton to={pathTo.technicianDay(user_id, addDays(day, 1))} icon="chevron-right">
          {texts.after}
        </LinkButton>
        <TextLink to={pathTo.technician(user_id)}>{texts.other}</TextLink>
      </nav>
      <p className={styles.facts}>
        {formatWeekday(day)}
        {technician.phoneno ? ` · ${technician.phoneno}` : null}
      </p>
      {visits.length + tickets.length === 0 ? <p>{texts.noWork}</p> : null}
      {visits.length > 0 ? (
        <section className={styles.part} aria-label={texts.visits(visits.length)}>
          <h2>{texts.visits(visits.length)}</h2>
          <DataTable
            caption={texts.visits(visits.length)}
            columns={visitColumns().map(inFull)}
            rows={visits}
            rowKey={({ visit_id, elevator_id }) => visit_id ?? elevator_id}
          />
        </section>
      ) : null}
      {tickets.length > 0 ? (
        <section className={styles.part} aria-label={texts.tickets(work.open_tickets)}>
          <h2>{texts.tickets(work.open_tickets)}</h2>
          <p>
            {texts.bring}: {labelsOf(tickets)}
          </p>
          <DataTable
            caption={texts.tickets(work.open_tickets)}
            columns={[
              ticketColumn(true),
              siteColumn(),
              customerColumn(),
              priorityColumn(),
              targetColumn(day),
            ].map(inFull)}
            rows={tickets}
            rowKey={({ ticket_id }) => ticket_id}
          />
          {tickets.length < work.open_tickets ? (
            <p>{texts.more(work.open_tickets - tickets.length)}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

/** On a phone, too, the sheet has whole addresses and the numbers to call: its cards are not shortened. */
const inFull = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, inCard: undefined });

/** The labels of the tickets with their numbers, the most frequent first. */
function labelsOf(tickets: readonly TechnicianTicket[]): string {
  const counts = new Map<string, number>();
  for (const { label } of tickets) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => texts.labelled(label, count))
    .join(', ');
}
