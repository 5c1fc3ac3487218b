import { sql, type Sql } from '../database/sql';
import { tally } from './tally';

/**
 * Whose tickets a ticket belongs to, as conditions on `tickets t`. Lists and counts both take them from here, so that
 * they always agree (R326). A deleted ticket belongs to nobody; those of a deleted person stay (R411).
 */
export const dealerScope = (dealer_id: Sql | number): Sql =>
  sql`t.dealer_id = ${dealer_id} and t.deleted_at is null`;

/** How many tickets are assigned to the technician `u`, a row of users. */
export const ASSIGNED_TICKETS = tally(sql`u.dealer_id`, 'work', [sql`k.a = u.user_id`]);

/**
 * How many tickets the customer `u`, a row of users, has: those of the customer's elevators and those that the customer
 * reported, each once.
 */
export const CUSTOMER_TICKETS = sql`(${tally(sql`u.dealer_id`, 'reporter', [sql`k.a = u.user_id`])}
  + ${tally(sql`u.dealer_id`, 'elevator', [
    sql`k.b <> u.user_id`,
    sql`k.a in (select owned.elevator_id from elevators owned
      where owned.dealer_id = u.dealer_id and owned.customer_id = u.user_id and owned.deleted_at is null)`,
  ])})`;

/** How many Open tickets the elevator `e`, a row of elevators, has. */
export const OPEN_TICKETS = sql`(select count(*) from tickets t
  where ${dealerScope(sql`e.dealer_id`)} and t.elevator_id = e.elevator_id and t.status = 'Open')`;
