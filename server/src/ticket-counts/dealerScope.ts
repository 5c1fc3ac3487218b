import { sql, type Sql } from '../database/sql';
import { tally } from './tally';

/**
 * The tickets that belong to a dealer, as conditions on `tickets t`. Lists and counts both use them, so that they
 * always agree (R326). A deleted ticket is never included; those of a deleted person stay (R411).
 */
export const dealerScope = (dealer_id: Sql | number): Sql =>
  sql`t.dealer_id = ${dealer_id} and t.deleted_at is null`;

/** The number of tickets that are assigned to the technician `u`, a row of users. */
export const ASSIGNED_TICKETS = tally(sql`u.dealer_id`, 'work', [sql`k.a = u.user_id`]);

/** Those of them that are not Closed. */
export const ASSIGNED_OPEN_TICKETS = tally(sql`u.dealer_id`, 'work', [
  sql`k.a = u.user_id`,
  sql`k.status <> 'Closed'`,
]);

/**
 * The number of tickets of the customer `u`, a row of users: those of the customer's elevators and those that the
 * customer reported, each counted once.
 */
export const CUSTOMER_TICKETS = sql`(${tally(sql`u.dealer_id`, 'reporter', [sql`k.a = u.user_id`])}
  + (select count(*)::integer from elevators owned
    join tickets t on ${dealerScope(sql`owned.dealer_id`)} and t.elevator_id = owned.elevator_id
    where owned.dealer_id = u.dealer_id and owned.customer_id = u.user_id and owned.deleted_at is null
      and t.reporter_id <> u.user_id))`;

const OPEN_OF_ELEVATOR = sql`${dealerScope(sql`e.dealer_id`)} and t.elevator_id = e.elevator_id and t.status = 'Open'`;

/** The number of Open tickets of the elevator `e`, a row of elevators. */
export const OPEN_TICKETS = sql`(select count(*) from tickets t where ${OPEN_OF_ELEVATOR})`;

/**
 * The number of Open tickets of all elevators `e` that `which` selects. It is one join, because a count per elevator can
 * read the whole table for each of them.
 */
export const openTicketsOf = (which: Sql): Sql => sql`(select count(*)::integer from elevators e
  join tickets t on ${OPEN_OF_ELEVATOR} where ${which})`;
