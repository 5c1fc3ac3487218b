import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { sendRaw, call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import {
  BULK_MAX,
  type BulkChanges,
  type BulkOutcome,
} from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import {
  bulkChangeTickets,
  readTicket,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { technicianFinder, wholeBody } from '../../change/wholeBody';

/** The changes of every selected ticket; omitted fields stay. */
export type TicketChange = BulkChanges['changes'];

type Failed = BulkOutcome['failed'];

/**
 * Changes tickets together, with the maximum number per call. On a back end without the call, tickets are updated one
 * by one, each with its whole payload, since such a server may refuse a part of it. Never throws: each ticket is either
 * updated or has a reason.
 */
export async function changeTickets(
  tickets: readonly TicketRow[],
  changes: TicketChange,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { updated: [], failed: [] };
  for (let start = 0; start < tickets.length; start += BULK_MAX) {
    const some = tickets.slice(start, start + BULK_MAX);
    try {
      const ticket_ids = some.map(({ ticket_id }) => ticket_id);
      const { updated, failed } = await call(bulkChangeTickets, { body: { ticket_ids, changes } });
      outcome.updated.push(...updated);
      outcome.failed.push(...failed);
    } catch (error) {
      const why = asApiError(error);
      if (why.status === 404 || why.status === 405) {
        const rest = tickets.slice(start);
        const { updated, failed } = await oneByOne(rest, changes, (done) => onProgress(start + done));
        return { updated: [...outcome.updated, ...updated], failed: [...outcome.failed, ...failed] };
      }
      outcome.failed.push(...some.map((ticket) => failure(ticket, why)));
    }
    onProgress(start + some.length);
  }
  return outcome;
}

async function oneByOne(
  tickets: readonly TicketRow[],
  changes: TicketChange,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const updated: number[] = [];
  const failed: Failed = [];
  const findTechnician = technicianFinder();
  for (const [at, ticket] of tickets.entries()) {
    const { ticket_id } = ticket;
    try {
      const params = { ticket_id };
      const stored = await call(readTicket, { params });
      const body = await wholeBody(stored, changes, findTechnician);
      await sendRaw(updateTicket, { params, body }, {});
      updated.push(ticket_id);
    } catch (error) {
      failed.push(failure(ticket, asApiError(error)));
    }
    onProgress(at + 1);
  }
  // Once at the end, and not after every ticket: the list would be fetched again each time.
  invalidateChangedQueries(updateTicket);
  return { updated, failed };
}

const failure = ({ ticket_id, ticket_key }: TicketRow, error: ApiError): Failed[number] => ({
  ticket_id,
  ticket_key,
  reason: error.detail ?? Object.values(error.fields)[0]?.[0] ?? failureMessage(error.failure, error.status),
});
