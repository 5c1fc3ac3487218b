import { linkTo } from '@smart-elevator/shared-api/client/links';
import { daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TechnicianTicket } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatAge, formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from './messages';
import { placeColumn } from './placeColumn';

const { columns: titles } = messages;

/** The key with a link, the label and what is wrong, on one line or `whole`. */
export const ticketColumn = (whole = false): Column<TechnicianTicket> => ({
  key: 'ticket',
  title: titles.ticket,
  render: ({ ticket_key, entrapment, label, summary }) => (
    <>
      <TextLink to={linkTo('tickets.page', { ticketKey: ticket_key })}>
        <strong>{ticket_key}</strong>
      </TextLink>{' '}
      {label}
      {entrapment ? (
        <>
          {' '}
          <Tag tone="red">{messages.trapped}</Tag>
        </>
      ) : null}
      {whole ? <div>{summary}</div> : <CellDetail>{summary}</CellDetail>}
    </>
  ),
});

export const priorityColumn = (): Column<TechnicianTicket> => ({
  key: 'priority',
  title: titles.priority,
  inCard: 'foot',
  nowrap: true,
  render: ({ priority }) => t(priority),
});

/** The target date, and how many days ago it was. */
export const targetColumn = (today: string): Column<TechnicianTicket> => ({
  key: 'target',
  title: titles.target,
  inCard: 'lineEnd',
  nowrap: true,
  render: ({ target_date }) => {
    const late = daysBetween(target_date, today);
    return (
      <>
        {formatDay(target_date)}
        <CellDetail tone="red">{late > 0 ? messages.late(late) : undefined}</CellDetail>
      </>
    );
  },
});

/** The time since the report; of a ticket that was entered later, since the beginning of the day on which it was created. */
const ageColumn = (): Column<TechnicianTicket> => ({
  key: 'age',
  title: titles.age,
  inCard: 'corner',
  nowrap: true,
  render: ({ reported_at, create_date }) =>
    formatAge(
      reported_at && localDay(new Date(reported_at)) <= create_date ? reported_at : `${create_date}T00:00:00`,
    ),
});

/** The columns of open tickets on a technician's page. */
export const openTicketColumns = (today: string): Column<TechnicianTicket>[] => [
  ticketColumn(),
  placeColumn(),
  priorityColumn(),
  ageColumn(),
  targetColumn(today),
];
