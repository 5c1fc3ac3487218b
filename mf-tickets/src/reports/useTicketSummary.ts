import { useState } from 'react';
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
import { countTickets, type CountedTicket } from './countTickets';

/** How many of the tickets have been read. */
export interface ReadingProgress {
  read: number;
  count: number;
}

/** The summary, or why there is none yet. */
export interface TicketSummary extends CallState<TicketGroup[]> {
  /** While tickets are read one by one. */
  progress: ReadingProgress | undefined;
  /** The number of tickets, if there are more than can be read one by one. */
  tooMany: number | undefined;
}

/** The most tickets that are read one by one. */
export const MAX_DETAILS = 2_000;

/** Tickets by status in groups; counted here from the list of all tickets where the server has no summary (R802). */
export function useTicketSummary(by: TicketGrouping, days: DateRange): TicketSummary {
  const dealer_id = useDealerId();
  const summary = useCall(
    ticketSummary,
    { params: { dealer_id }, query: { by, ...days } },
    { keepPrevious: true },
  );
  const isMissing = summary.error?.failure === 'unsupported';
  const [progress, setProgress] = useState<ReadingProgress>();
  // A row names neither its reporter nor its day of opening.
  const needsDetails = by === 'reporter' || days.from !== undefined || days.to !== undefined;
  const query = useCalls({
    domain: 'tickets',
    key: ['counted', dealer_id, needsDetails],
    read: (signal) => readTickets(dealer_id, { needsDetails, signal, onProgress: setProgress }),
    enabled: isMissing,
  });
  if (!isMissing) return { ...summary, progress: undefined, tooMany: undefined };
  const found = query.data?.hasDetails === needsDetails ? query.data : undefined;
  const { from = '', to = '9999' } = days;
  const inDays = found?.tickets?.filter(
    ({ create_date = '' }) => !needsDetails || (from <= create_date && create_date <= to),
  );
  return {
    ...query,
    data: inDays && countTickets(inDays, by),
    loading: !found && !query.error,
    progress: found ? undefined : progress,
    tooMany: found?.tickets ? undefined : found?.count,
  };
}

interface ReadOptions {
  needsDetails: boolean;
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
}

interface ReadTickets {
  hasDetails: boolean;
  count: number;
  /** Undefined if there are too many. */
  tickets: (CountedTicket & { create_date?: string })[] | undefined;
}

async function readTickets(
  dealer_id: number,
  { needsDetails, signal, onProgress }: ReadOptions,
): Promise<ReadTickets> {
  const list = { params: { dealer_id }, matches: () => true };
  const keyOf = ({ ticket_id }: TicketRow) => ticket_id;
  const rows = await fetchAllRows(employeeTicketList, list, {
    keyOf,
    pageSize: TICKET_PAGE_SIZE_MAX,
    signal,
  });
  const found = { hasDetails: needsDetails, count: rows.length };
  if (!needsDetails) return { ...found, tickets: rows };
  if (rows.length > MAX_DETAILS) return { ...found, tickets: undefined };
  return { ...found, tickets: await readDetails(rows, signal, onProgress) };
}

/** The number of tickets that are read at the same time. */
const AT_ONCE = 6;

/** Reads each ticket. */
async function readDetails(
  rows: readonly TicketRow[],
  signal: AbortSignal,
  onProgress: ReadOptions['onProgress'],
) {
  const waiting = [...rows];
  let read = 0;
  const readSome = async () => {
    const tickets = [];
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      tickets.push(await call(readTicket, { params: { ticket_id: row.ticket_id } }, { signal }));
      onProgress({ read: ++read, count: rows.length });
    }
    return tickets;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, readSome))).flat();
}
