import { call } from '@smart-elevator/shared-api/client/call';
import { fetchAllRows } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall, type CallState } from '@smart-elevator/shared-api/client/useCall';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import {
  employeeTicketList,
  readTicket,
  ticketSummary,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  TICKET_PAGE_SIZE_MAX,
  type TicketGroup,
  type TicketRow,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { countTickets } from './countTickets';

/** Tickets by status in groups; counted here from the list of all tickets where the server has no summary (R802). */
export function useTicketSummary(by: TicketGrouping, days: DateRange): CallState<TicketGroup[]> {
  const dealer_id = useDealerId();
  const summary = useCall(
    ticketSummary,
    { params: { dealer_id }, query: { by, ...days } },
    { keepPrevious: true },
  );
  const isMissing = summary.error?.failure === 'unsupported';
  const counted = useCalls({
    domain: 'tickets',
    key: ['counted', dealer_id, by, days],
    read: (signal) => readCounts(dealer_id, by, days, signal),
    enabled: isMissing,
  });
  return isMissing ? counted : summary;
}

async function readCounts(dealer_id: number, by: TicketGrouping, days: DateRange, signal: AbortSignal) {
  const list = { params: { dealer_id }, matches: () => true };
  const keyOf = ({ ticket_id }: TicketRow) => ticket_id;
  const rows = await fetchAllRows(employeeTicketList, list, {
    keyOf,
    pageSize: TICKET_PAGE_SIZE_MAX,
    signal,
  });
  const inRows = by !== 'reporter' && !days.from && !days.to;
  if (inRows) return countTickets(rows, by);
  const tickets = await readDetails(rows, signal);
  const { from = '', to = '9999' } = days;
  return countTickets(
    tickets.filter(({ create_date }) => from <= create_date && create_date <= to),
    by,
  );
}

/** The number of tickets that are read at the same time. */
const AT_ONCE = 6;

/** Reads each ticket: a row names neither its reporter nor its day of opening. */
async function readDetails(rows: readonly TicketRow[], signal: AbortSignal) {
  const waiting = [...rows];
  const readSome = async () => {
    const tickets = [];
    for (let row = waiting.shift(); row; row = waiting.shift())
      tickets.push(await call(readTicket, { params: { ticket_id: row.ticket_id } }, { signal }));
    return tickets;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, readSome))).flat();
}
