import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import type { AmcVisit } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { badRequest, conflict, notFound } from '../http/HttpError';
import { findAmcContract, lockAmcContract } from './amcContractRepository';

/**
 * The days in a span on which the contract `c` promises a visit to each of its elevators: each contract year, counted
 * from the start, is divided into as many equal parts as there are visits per year, and each part starts with a visit.
 */
const promisedDays = (from: Sql, to: Sql) => sql`
  select visit.day from generate_series(0, extract(year from age(c.end_date, c.start_date))::integer) as n(year)
  cross join lateral (select (c.start_date + make_interval(years => n.year))::date as first,
    (c.start_date + make_interval(years => n.year + 1))::date as next) as year
  cross join generate_series(0, c.visits_a_year - 1) as k(visit)
  cross join lateral (select year.first + (k.visit * (year.next - year.first)) / c.visits_a_year as day) as visit
  where visit.day between ${from} and ${to} and visit.day <= c.end_date`;

const contractsOf = (dealer_id: number) =>
  sql`c.dealer_id = ${dealer_id} and c.deleted_at is null and c.visits_a_year > 0`;

/**
 * The visits of a dealer's contracts between two days: those that are promised there and were not moved, and those that
 * were moved there and are still promised (ADR-127). The few promised days come first: the planner expects thousands for each
 * contract, and joined every contract with every elevator.
 */
export const visitsBetween = (dealer_id: number, from: string, to: string): Sql => sql`
  (with promised as materialized (
      select c.contract_id, v.day from contracts c
      cross join lateral (${promisedDays(sql`${from}::date`, sql`${to}::date`)}) v
      where ${contractsOf(dealer_id)} and c.start_date <= ${to}::date and c.end_date >= ${from}::date)
    select v.day, covered.elevator_id, v.contract_id, v.day as promised_day
    from promised v
    join contract_elevators covered on covered.dealer_id = ${dealer_id} and covered.contract_id = v.contract_id
    where not exists (select from moved_visits m where m.dealer_id = ${dealer_id} and m.contract_id = v.contract_id
      and m.elevator_id = covered.elevator_id and m.promised_day = v.day))
  union all
  select m.day, m.elevator_id, m.contract_id, m.promised_day
  from moved_visits m
  join contracts c on c.dealer_id = m.dealer_id and c.contract_id = m.contract_id
  cross join lateral (${promisedDays(sql`m.promised_day`, sql`m.promised_day`)}) v
  where m.dealer_id = ${dealer_id} and m.day between ${from}::date and ${to}::date and ${contractsOf(dealer_id)}`;

/** The number of visits to elevators on one day, as the calendar shows them. */
export const countedVisits = (dealer_id: number, day: string): Sql =>
  sql`(select count(*)::integer from (${visitsBetween(dealer_id, day, day)}) v
    join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = v.elevator_id and e.deleted_at is null)`;

/** A visit that is moved to another day. */
interface VisitMove {
  dealer_id: number;
  /** The user who moves it. */
  user_id: number;
  contract_id: number;
  visit: AmcVisit;
  /** yyyy-mm-dd. */
  today: string;
}

/**
 * Moves the visit to one elevator; 404 when the contract promises none there, 409 when it is not on the day `from` any
 * more. A visit that is moved back to its promised day is like one that was never moved.
 */
export async function moveVisit(db: Db, move: VisitMove): Promise<AmcVisit> {
  const { dealer_id, user_id, contract_id, visit, today } = move;
  const { elevator_id, promised_day, from, day } = visit;
  await lockAmcContract(db, dealer_id, contract_id);
  const { start_date, end_date } = await findAmcContract(db, dealer_id, contract_id, today);
  const ofVisit = sql`dealer_id = ${dealer_id} and contract_id = ${contract_id} and elevator_id = ${elevator_id}
    and promised_day = ${promised_day}::date`;
  const [stored] = await db.query<{ day: string }>(sql`select coalesce(m.day, v.day) as day
    from contracts c
    cross join lateral (${promisedDays(sql`${promised_day}::date`, sql`${promised_day}::date`)}) v
    join contract_elevators covered on covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
    join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
    left join moved_visits m on m.dealer_id = covered.dealer_id and m.contract_id = covered.contract_id
      and m.elevator_id = covered.elevator_id and m.promised_day = v.day
    where ${contractsOf(dealer_id)} and c.contract_id = ${contract_id} and covered.elevator_id = ${elevator_id}
      and e.deleted_at is null`);
  if (!stored) throw notFound();
  if (stored.day !== from) throw conflict({ detail: amcContractMessages.visitMoved });
  if (day < start_date || day > end_date) throw badRequest({ day: [amcContractMessages.visitOutside] });
  await db.query(
    day === promised_day
      ? sql`delete from moved_visits where ${ofVisit}`
      : sql`insert into moved_visits (dealer_id, contract_id, elevator_id, promised_day, day, moved_by)
          values (${dealer_id}, ${contract_id}, ${elevator_id}, ${promised_day}, ${day}, ${user_id})
          on conflict (dealer_id, contract_id, elevator_id, promised_day) do update
          set day = excluded.day, moved_by = excluded.moved_by, moved_at = now()`,
  );
  return visit;
}
