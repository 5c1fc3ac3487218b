import { invalidateChangedQueries, parseReply } from '@smart-elevator/shared-api/client/call';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import {
  addTicketComment,
  ticketComments,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import {
  answerChecks,
  readVisitChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { commentsOf } from '../pack/screenReads';
import { kindOf } from './Intent';
import type { OutboxItem } from './OutboxItem';
import { shownItem } from './withUnsent';

/**
 * Puts the answer of an item into what the screens have read: they would show the former values until they are fetched, and longer
 * when the network is gone again (R1416).
 */
export function storeReply({ kind, params }: Pick<OutboxItem, 'kind' | 'params'>, reply: unknown): void {
  const known = kindOf(kind);
  if (!known || !isRecord(reply) || !known.repeats.endsWith('_id') || reply[known.repeats] === undefined)
    return;
  const { domain } = known.endpoint;
  queryClient.setQueriesData(
    kind === 'visitChecks'
      ? // A lift has a checklist in each of its visits.
        { queryKey: checksOf(Number(params['visit_id'])) }
      : // A visit has its tickets.
        { predicate: ({ queryKey: [of] }) => of === domain || (of === 'visits' && domain === 'tickets') },
    (data: unknown) => replaced(data, known.repeats, reply),
  );
}

/** The key of what was read of the checklists of a visit. */
const checksOf = (visit_id: number) => [
  readVisitChecks.domain,
  readVisitChecks.name,
  { params: { visit_id } },
];

/** The same data with the values of `reply` in every record of the same id. */
function replaced(data: unknown, idName: string, reply: Record<string, unknown>): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => replaced(one, idName, reply));
  if (!isRecord(data)) return data;
  const isSame = data[idName] === reply[idName];
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isSame && Object.hasOwn(reply, name) ? reply[name] : replaced(value, idName, reply),
    ]),
  );
}

/** Adds a comment that the server has now to those that were read of its ticket; an answer to `addTicketComment` (R1416). */
export function storeComment({ kind, params }: Pick<OutboxItem, 'kind' | 'params'>, reply: unknown): void {
  if (kind !== 'ticketComment') return;
  const comment = parseReply(addTicketComment, reply);
  queryClient.setQueryData<Reply<typeof ticketComments>>(
    [ticketComments.domain, ticketComments.name, commentsOf(Number(params['ticket_id']))],
    (read) => {
      if (!read || read.results.some(({ comment_id }) => comment_id === comment.comment_id)) return read;
      return { ...read, count: read.count + 1, total: read.total + 1, results: [...read.results, comment] };
    },
  );
}

/**
 * Counts a photo of an item of a checklist that the server has now: it is not in the outbox any more, and the checklist that was read
 * before does not count it, so that Done would miss it (R1416).
 */
export function countPhoto({ kind, fields }: Pick<OutboxItem, 'kind' | 'fields'>): void {
  const { owner, owner_id: visit_id, elevator_id, item } = fields;
  if (kind !== 'file' || owner !== 'visit' || item === undefined) return;
  queryClient.setQueryData<Reply<typeof readVisitChecks>>(
    checksOf(Number(visit_id)),
    (read) =>
      read && { lifts: read.lifts.map((lift) => (lift.elevator_id === elevator_id ? counted(lift) : lift)) },
  );
  invalidateChangedQueries(answerChecks);

  function counted(lift: LiftChecks): LiftChecks {
    const shown = shownItem(lift, fields);
    const items = lift.items.map((one) => (one === shown ? { ...one, photos: one.photos + 1 } : one));
    return { ...lift, items };
  }
}
