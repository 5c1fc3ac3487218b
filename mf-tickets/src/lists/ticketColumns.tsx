import type { TicketOrdering, TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PriorityWord } from './PriorityWord';
import { StatusTag } from './StatusTag';

/** A column of a ticket list; named as what it shows and what it is ordered by. */
export type TicketColumnName = TicketOrdering;

/** Every column of the ticket lists, once. */
export const ticketColumns: Record<TicketColumnName, Column<TicketRow>> = {
  ticket_key: {
    key: 'ticket_key',
    title: 'Ticket key',
    sort: 'ticket_key',
    text: ({ ticket_key }) => ticket_key,
    render: ({ ticket_key }) => <strong>{ticket_key}</strong>,
  },
  elevator_name: {
    key: 'elevator_name',
    title: 'Elevator Name',
    sort: 'elevator_name',
    text: ({ elevator_name }) => elevator_name,
    render: ({ elevator_name }) => elevator_name,
  },
  status: {
    key: 'status',
    title: 'Status',
    sort: 'status',
    text: ({ status }) => status,
    render: ({ status }) => <StatusTag status={status} />,
  },
  priority: {
    key: 'priority',
    title: 'Priority',
    sort: 'priority',
    text: ({ priority }) => priority,
    render: ({ priority }) => <PriorityWord priority={priority} />,
  },
  label: {
    key: 'label',
    title: 'Label',
    sort: 'label',
    text: ({ label }) => label,
    render: ({ label }) => label,
  },
  assignee_name: {
    key: 'assignee_name',
    title: 'Assignee',
    sort: 'assignee_name',
    text: ({ assignee_name }) => assignee_name ?? UNASSIGNED,
    render: ({ assignee_name }) => assignee_name ?? UNASSIGNED,
  },
  update_date: {
    key: 'update_date',
    title: 'Updated',
    sort: 'update_date',
    text: ({ update_date }) => formatDateTime(update_date),
    nowrap: true,
    render: ({ update_date }) => <time dateTime={update_date}>{formatDateTime(update_date)}</time>,
  },
};
