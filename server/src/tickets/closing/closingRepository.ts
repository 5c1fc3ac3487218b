import type { Db } from '../../database/Database';
import { equalsAny, sql, type Sql } from '../../database/sql';
import { mayRead, type Actor } from '../ticketPolicy';
import { changedInLatestVersion } from '../changedInLatestVersion';
import { dealerScope } from '../../ticket-counts/dealerScope';

/** R848. */
const LIFETIME_MINUTES = 10;
const WRONG_TRIES = 5;

/** A ticket that became Closed, and its elevator's customer. */
export interface ClosedTicket {
  ticket_id: number;
  ticket_key: string;
  elevator_name: string;
  email: string;
  first_name: string;
}

/**
 * The tickets that just became Closed and whose customers get a code: the dealer has the codes enabled and the
 * customer is active.
 */
export const ticketsToConfirm = (
  db: Db,
  dealer_id: number,
  ticket_ids: readonly number[],
): Promise<ClosedTicket[]> =>
  closedTickets(db, dealer_id, ticket_ids, changedInLatestVersion(sql`h.field in ('status', 'created')`));

/**
 * The ticket, locked until the transaction ends, if its customer can still use a code: Closed and not confirmed yet.
 */
export async function ticketToConfirm(
  db: Db,
  dealer_id: number,
  ticket_id: number,
): Promise<ClosedTicket | undefined> {
  await db.query(
    sql`select 1 from tickets t where ${dealerScope(dealer_id)} and t.ticket_id = ${ticket_id} for update`,
  );
  const [ticket] = await closedTickets(db, dealer_id, [ticket_id], sql`t.closing_confirmed_at is null`);
  return ticket;
}

const closedTickets = (
  db: Db,
  dealer_id: number,
  ticket_ids: readonly number[],
  which: Sql,
): Promise<ClosedTicket[]> =>
  db.query(sql`select t.ticket_id, t.ticket_key, e.elevator_name, c.email, c.first_name
    from tickets t
    join preferences p on p.dealer_id = t.dealer_id and p.user_id = t.dealer_id and p.send_otp
    join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    join users c on c.dealer_id = e.dealer_id and c.user_id = e.customer_id and c.is_active and c.deleted_at is null
      and c.email <> ''
    where ${dealerScope(dealer_id)} and ${equalsAny(sql`t.ticket_id`, ticket_ids)} and t.status = 'Closed'
      and ${which}
    order by t.ticket_id`);

/** Stores the hashes of new codes; older codes of the same tickets become invalid. */
export async function storeCodes(
  db: Db,
  dealer_id: number,
  codes: readonly { ticket_id: number; hash: Buffer }[],
): Promise<void> {
  await db.query(sql`insert into closing_codes (dealer_id, ticket_id, code_hash, expires_at)
    select ${dealer_id}, made.ticket_id, made.code_hash,
      clock_timestamp() + make_interval(mins => ${LIFETIME_MINUTES})
    from unnest(${codes.map(({ ticket_id }) => ticket_id)}::bigint[], ${codes.map(({ hash }) => hash)}::bytea[])
      as made (ticket_id, code_hash)
    on conflict (dealer_id, ticket_id) do update
      set code_hash = excluded.code_hash, wrong_tries = 0, expires_at = excluded.expires_at`);
}

/** The people who may confirm a ticket's closing, apart from its dealer. */
export interface ClosingRecipient {
  assignee_id: number | null;
  customer_id: number | null;
}

/**
 * Locks a ticket that the caller may read until the transaction ends: of several concurrent confirmations with its
 * code one succeeds.
 */
export async function lockReadableTicket(
  db: Db,
  caller: Actor,
  ticket_id: number,
): Promise<ClosingRecipient | undefined> {
  const [locked] = await db.query<ClosingRecipient>(sql`select t.assignee_id, e.customer_id
    from tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    where ${dealerScope(caller.dealer_id)} and t.ticket_id = ${ticket_id} and ${mayRead(caller)}
    for update of t`);
  return locked;
}

/** The hash of the ticket's valid code. */
export async function liveCode(db: Db, dealer_id: number, ticket_id: number): Promise<Buffer | undefined> {
  const [code] = await db.query<{ code_hash: Buffer }>(sql`
    select code_hash from closing_codes where dealer_id = ${dealer_id} and ticket_id = ${ticket_id}
    and wrong_tries < ${WRONG_TRIES} and expires_at > clock_timestamp()`);
  return code?.code_hash;
}

/** Counts a failed try of the ticket's code. */
export async function countFailedCodeAttempt(db: Db, dealer_id: number, ticket_id: number): Promise<void> {
  await db.query(sql`update closing_codes set wrong_tries = wrong_tries + 1
    where dealer_id = ${dealer_id} and ticket_id = ${ticket_id}`);
}

/** Stores that the closing is confirmed, which also uses up the code. */
export async function storeConfirmation(db: Db, dealer_id: number, ticket_id: number): Promise<void> {
  await db.query(sql`delete from closing_codes where dealer_id = ${dealer_id} and ticket_id = ${ticket_id}`);
  await db.query(sql`update tickets set closing_confirmed_at = clock_timestamp()
    where dealer_id = ${dealer_id} and ticket_id = ${ticket_id}`);
}
