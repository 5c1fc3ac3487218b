import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  TICKET_ORDERINGS,
  ticketFields,
  type TicketOrdering,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { say } from '@smart-elevator/shared-ui/language/say';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { fieldText } from '../ticketText';
import { PriorityWord } from './PriorityWord';
import { StatusTag } from './StatusTag';

/** A column of a ticket list; named as what it shows and what it is ordered by. */
export type TicketColumnName = TicketOrdering;

/** What a column has of its own; else it shows its value as text. */
const SPECIAL: Partial<Record<TicketColumnName, Partial<Column<TicketRow>>>> = {
  ticket_key: { render: ({ ticket_key }) => <strong>{ticket_key}</strong> },
  status: { render: ({ status }) => <StatusTag status={status} /> },
  priority: { render: ({ priority }) => <PriorityWord priority={priority} /> },
  assignee_name: {
    text: ({ assignee_name }) => assignee_name ?? say(UNASSIGNED),
    render: ({ assignee_name }) => assignee_name ?? say(UNASSIGNED),
  },
  update_date: {
    nowrap: true,
    render: ({ update_date }) => <time dateTime={update_date}>{fieldText('update_date', update_date)}</time>,
  },
};

/** Every column of the ticket lists, once. */
export const ticketColumns = Object.fromEntries(
  TICKET_ORDERINGS.map((name): [TicketColumnName, Column<TicketRow>] => {
    const text = (row: TicketRow) => fieldText(name, row[name]);
    return [
      name,
      { key: name, title: ticketFields[name].label, sort: name, text, render: text, ...SPECIAL[name] },
    ];
  }),
) as Record<TicketColumnName, Column<TicketRow>>;
