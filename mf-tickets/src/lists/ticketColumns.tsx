import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  TICKET_ORDERINGS,
  ticketFields,
  type TicketOrdering,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatAge } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { columnsOf } from '@smart-elevator/shared-ui/table/columnsOf';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './listColumns.module.css';
import { fieldLabel, fieldText, isFlag } from '../ticketText';
import { daysLate } from './daysLate';
import { elevatorPage } from './elevatorPage';
import { PriorityLabel } from './PriorityLabel';
import { StatusTag } from './StatusTag';

/** A column of a ticket list; named after its field and its sort key. */
export type TicketColumnName = TicketOrdering;

/** Columns with special properties; the others show their value as text. */
const SPECIAL: Partial<Record<TicketColumnName, Partial<Column<TicketRow>>>> = {
  elevator_name: {
    inCard: 'line',
    render: ({ building_name, ...ticket }) => (
      <>
        <TextLink className={styles.target ?? ''} to={elevatorPage(ticket)}>
          {ticket.elevator_name}
        </TextLink>
        <CellDetail
          to={
            building_name ? linkTo('elevators.list', { view: 'table', building: building_name }) : undefined
          }
        >
          {building_name}
        </CellDetail>
      </>
    ),
  },
  status: {
    inCard: 'corner',
    render: (ticket) => (
      <>
        <StatusTag status={ticket.status} />
        <Lateness ticket={ticket} />
      </>
    ),
  },
  label: { inCard: 'hidden' },
  priority: { inCard: 'foot', render: ({ priority }) => <PriorityLabel priority={priority} /> },
  assignee_name: {
    inCard: 'foot',
    text: ({ assignee_name, assignee_full_name }) =>
      assignee_name ? nameLabel(assignee_name, assignee_full_name) : t(UNASSIGNED),
    render: ({ assignee_name, assignee_full_name, assignee_id }) =>
      assignee_name ? (
        <PersonCell
          name={assignee_full_name}
          username={assignee_name}
          to={assignee_id ? linkTo('people.technician', { userId: assignee_id }) : undefined}
        />
      ) : (
        t(UNASSIGNED)
      ),
  },
  target_date: {
    inCard: 'hidden',
    nowrap: true,
    render: (ticket) => (
      <>
        {fieldText('target_date', ticket.target_date)}
        <Lateness ticket={ticket} />
      </>
    ),
  },
  update_date: {
    inCard: 'lineEnd',
    nowrap: true,
    render: ({ update_date }) => <time dateTime={update_date}>{fieldText('update_date', update_date)}</time>,
  },
};

/** Every column of the ticket lists, once. */
export const ticketColumns = columnsOf<TicketRow, TicketColumnName>(
  ticketFields,
  TICKET_ORDERINGS,
  fieldText,
  SPECIAL,
);

/** The columns of every list that are hidden until they are chosen. */
export const optionalColumns: readonly Column<TicketRow>[] = namesFor(ticketFields, 'optionalColumn').map(
  (name) => ({ ...ticketColumns[name], optional: true }),
);

/** The status alone, beside a column that shows how late the ticket is. */
export const statusColumn: Column<TicketRow> = {
  ...ticketColumns.status,
  render: ({ status }) => <StatusTag status={status} />,
};

/** The time since the update, for the card of a phone. */
export const ageColumn: Column<TicketRow> = {
  ...ticketColumns.update_date,
  render: ({ update_date }) => (
    <time dateTime={update_date} title={fieldText('update_date', update_date)}>
      {formatAge(update_date)}
    </time>
  ),
};

/** The columns that only an exported file has. */
export const exportOnlyColumns = (columns: readonly Column<TicketRow>[]): Column<TicketRow>[] =>
  namesFor(ticketFields, 'export')
    .filter((name) => columns.every(({ key }) => key !== name))
    .map((name) => ticketColumns[name]);

const FLAGS = namesFor(ticketFields, 'row').filter((name) => isFlag(name));

/** The flags of a ticket that are set. */
export const ticketFlags = (ticket: Pick<TicketRow, (typeof FLAGS)[number]>) =>
  FLAGS.filter((name) => ticket[name] === true);

/** The days since the target date of a ticket that is not closed. */
export function Lateness({ ticket }: { ticket: TicketRow }) {
  const days = daysLate(ticket);
  return days > 0 ? <CellDetail tone="red">{messages.late(days)}</CellDetail> : null;
}

interface TicketHeadProps {
  ticket: TicketRow;
  /** The key as a link. */
  children: ReactNode;
  /** The ticket's own page, for a link on its summary. */
  page?: ComponentProps<typeof CellDetail>['page'];
}

/** A ticket's key, its flags that are set as tags, and its summary below. */
export const TicketHead = ({ ticket, children, page }: TicketHeadProps) => (
  <>
    {children}
    {ticketFlags(ticket).map((name) => (
      <Fragment key={name}>
        {' '}
        <Tag tone="red">{fieldLabel(name)}</Tag>
      </Fragment>
    ))}
    <CellDetail page={page}>{ticket.summary}</CellDetail>
  </>
);
