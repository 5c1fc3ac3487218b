import {
  FIRST_STEPS,
  type FirstStep,
  type FirstSteps,
  type SkippedSteps,
} from '@smart-elevator/shared-api/contract/home/firstSteps';
import type { Db } from '../database/Database';
import { raw, sql, type Sql } from '../database/sql';

/** How far a dealer is (R235). It costs as much as finding one row of each kind. */
export async function readFirstSteps(db: Db, dealer_id: number): Promise<FirstSteps> {
  const [read] = await db.query<Record<FirstStep, boolean> & Omit<FirstSteps, 'done'>>(sql`select
    exists (select from companies where dealer_id = ${dealer_id} and name <> '') as company,
    exists (select from users u where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser'
      and u.deleted_at is null and ${isOwn('users', sql`u.dealer_id`, sql`u.user_id`)}) as technician,
    exists (select from elevators e where e.dealer_id = ${dealer_id} and e.customer_id is not null
      and e.deleted_at is null and ${isOwn('elevators', sql`e.dealer_id`, sql`e.elevator_id`)}) as elevator,
    exists (select from contracts c where c.dealer_id = ${dealer_id} and c.deleted_at is null
      and ${isOwn('contracts', sql`c.dealer_id`, sql`c.contract_id`)}) as contract,
    exists (select from tickets t where t.dealer_id = ${dealer_id} and t.deleted_at is null
      and ${isOwn('tickets', sql`t.dealer_id`, sql`t.ticket_id`)}) as ticket,
    coalesce((select skipped_steps from preferences where dealer_id = ${dealer_id} and user_id = ${dealer_id}), '{}')
      as skipped,
    not exists (select from elevators where dealer_id = ${dealer_id} and deleted_at is null)
      and not exists (select from tickets where dealer_id = ${dealer_id} and deleted_at is null) as is_empty,
    exists (select from sample_rows where dealer_id = ${dealer_id}) as has_sample_data`);
  if (!read) throw new Error('The first steps returned no row.');
  const { skipped, is_empty, has_sample_data } = read;
  return { done: FIRST_STEPS.filter((step) => read[step]), skipped, is_empty, has_sample_data };
}

/** Replaces the steps that a dealer skips; with `skip`, adds it to the stored ones. */
export async function skipFirstSteps(
  db: Db,
  dealer_id: number,
  { skipped, skip }: SkippedSteps,
): Promise<FirstSteps> {
  const written = FIRST_STEPS.filter((step) => (skip ? step === skip : skipped.includes(step)));
  const former = skip ? sql`preferences.skipped_steps` : sql`'{}'::text[]`;
  await db.query(sql`insert into preferences (dealer_id, user_id, skipped_steps)
    values (${dealer_id}, ${dealer_id}, ${written})
    on conflict (dealer_id, user_id) do update set skipped_steps = array(
      select step from unnest(${[...FIRST_STEPS]}::text[]) step
      where step = any(${former} || excluded.skipped_steps))`);
  return readFirstSteps(db, dealer_id);
}

/** Whether a row is the dealer's own, and not of the sample data. */
const isOwn = (table: string, dealer_id: Sql, row_id: Sql): Sql => sql`not exists (select from sample_rows s
  where s.dealer_id = ${dealer_id} and s.of_table = ${raw(`'${table}'`)} and s.row_id = ${row_id})`;
