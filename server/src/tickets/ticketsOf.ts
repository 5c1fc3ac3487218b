import { sql, type Sql } from '../database/sql';

/**
 * Whose tickets a ticket belongs to, as conditions on `tickets t`. Lists and counts both take them from here, so that
 * they always agree (decision 24). A deleted ticket belongs to nobody; those of a deleted person stay (decision 36).
 */
export const ofDealer = (dealer_id: Sql | number): Sql =>
  sql`t.dealer_id = ${dealer_id} and t.deleted_at is null`;

/** How many tickets are assigned to the technician `u`, a row of users. */
export const ASSIGNED_TICKETS = sql`(select count(*) from tickets t
  where ${ofDealer(sql`u.dealer_id`)} and t.assignee_id = u.user_id)`;

/**
 * How many tickets the customer `u`, a row of users, has: those of the customer's elevators and those that the customer
 * reported. The union counts each once, and lets both halves use their index.
 */
export const CUSTOMER_TICKETS = sql`(select count(*) from (
  select t.ticket_id from tickets t where ${ofDealer(sql`u.dealer_id`)} and t.reporter_id = u.user_id
  union
  select t.ticket_id from elevators owned
    join tickets t on t.elevator_id = owned.elevator_id and ${ofDealer(sql`u.dealer_id`)}
    where owned.dealer_id = u.dealer_id and owned.customer_id = u.user_id and owned.deleted_at is null) as theirs)`;

/** How many Open tickets the elevator `e`, a row of elevators, has. */
export const OPEN_TICKETS = sql`(select count(*) from tickets t
  where ${ofDealer(sql`e.dealer_id`)} and t.elevator_id = e.elevator_id and t.status = 'Open')`;

/**
 * The tickets of whoever has this user name: the technician assigned, the customer of the elevator, or the reporter
 * (decision 25).
 */
export function ofUsername(dealer_id: number, username: string): Sql {
  const people = peopleNamed(dealer_id, username);
  return sql`(t.assignee_id = any(${people}) or t.reporter_id = any(${people}) or t.elevator_id in (
    select owned.elevator_id from elevators owned
    where owned.dealer_id = ${dealer_id} and owned.customer_id = any(${people}) and owned.deleted_at is null))`;
}

/** The tickets assigned to whoever has this user name. */
export const assignedTo = (dealer_id: number, username: string): Sql =>
  sql`t.assignee_id = any(${peopleNamed(dealer_id, username)})`;

/**
 * The ids of whoever has this user name. A deleted person's name is free again: whoever has it now is meant, and the
 * deleted only while nobody has, so that a list and the card that counts it agree (decisions 24, 36).
 */
const peopleNamed = (dealer_id: number, username: string): Sql =>
  sql`array(select named.user_id from users named
    where named.dealer_id = ${dealer_id} and lower(named.username) = lower(${username})
      and (named.deleted_at is null or not exists (select from users living
        where living.dealer_id = ${dealer_id} and lower(living.username) = lower(${username})
          and living.deleted_at is null)))`;
