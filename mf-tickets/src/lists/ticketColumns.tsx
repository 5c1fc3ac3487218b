import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketOrdering } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PriorityWord } from './PriorityWord';
import { StatusTag } from './StatusTag';

/** A column of a ticket list; named as what it shows and what it is ordered by. */
export type TicketColumnName = TicketOrdering;

/** Every column of the ticket lists, once. */
export const ticketColumns: Record<TicketColumnName, Column<TicketRow>> = {
  ticket_key: {
    key: 'ticket_key',
    title: sentence('Ticket key'),
    sort: 'ticket_key',
    text: ({ ticket_key }) => ticket_key,
    render: ({ ticket_key }) => <strong>{ticket_key}</strong>,
  },
  elevator_name: {
    key: 'elevator_name',
    title: sentence('Elevator Name'),
    sort: 'elevator_name',
    text: ({ elevator_name }) => elevator_name,
    render: ({ elevator_name }) => elevator_name,
  },
  status: {
    key: 'status',
    title: sentence('Status'),
    sort: 'status',
    text: ({ status }) => say(status),
    render: ({ status }) => <StatusTag status={status} />,
  },
  priority: {
    key: 'priority',
    title: sentence('Priority'),
    sort: 'priority',
    text: ({ priority }) => say(priority),
    render: ({ priority }) => <PriorityWord priority={priority} />,
  },
  label: {
    key: 'label',
    title: sentence('Label'),
    sort: 'label',
    text: ({ label }) => label,
    render: ({ label }) => label,
  },
  assignee_name: {
    key: 'assignee_name',
    title: sentence('Assignee'),
    sort: 'assignee_name',
    text: ({ assignee_name }) => assignee_name ?? say(UNASSIGNED),
    render: ({ assignee_name }) => assignee_name ?? say(UNASSIGNED),
  },
  update_date: {
    key: 'update_date',
    title: sentence('Updated'),
    sort: 'update_date',
    text: ({ update_date }) => formatDateTime(update_date),
    nowrap: true,
    render: ({ update_date }) => <time dateTime={update_date}>{formatDateTime(update_date)}</time>,
  },
};
