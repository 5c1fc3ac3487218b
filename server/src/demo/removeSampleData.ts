import type { RemovedSampleData } from '@smart-elevator/shared-api/contract/home/sampleData';
import { syncSignInNames } from '../account/signInNames';
import type { Database, Db } from '../database/Database';
import { labelOf } from '../database/personName';
import { joinSql, raw, sql, type Sql } from '../database/sql';
import { lockPlan } from '../visits/planning/planVisits';
import { lockSampleData, type SampleTable } from './addSampleData';

/**
 * Removes the sample data of a dealer, and nothing else (R236). A sample row on which a row of the dealer's own depends
 * stays and becomes the dealer's own; the answer names it. Comments on sample tickets go with them, and so do all visits of sample
 * contracts, with their reports. Numbers of tickets are not used again.
 */
export const removeSampleData = (database: Database, dealer_id: number): Promise<RemovedSampleData> =>
  database.transaction(async (db) => {
    await lockSampleData(db, dealer_id);
    await lockPlan(db, dealer_id);
    // Visits before their lifts, as when a visit is done.
    await db.query(sql`select from visits v where v.dealer_id = ${dealer_id} and v.visit_id in (
      select l.visit_id from visit_elevators l where l.dealer_id = ${dealer_id}
        and l.elevator_id in (${idsOf(dealer_id, 'elevators')})) order by v.visit_id for update`);
    // Nothing new can refer to them: a reference waits for this lock.
    await db.query(sql`select from elevators where dealer_id = ${dealer_id}
      and elevator_id in (${idsOf(dealer_id, 'elevators')}) order by elevator_id for update`);
    await db.query(sql`select from users where dealer_id = ${dealer_id}
      and user_id in (${idsOf(dealer_id, 'users')}) order by user_id for update`);
    const kept = await keepUsed(db, dealer_id);
    const removed = await deleteRows(db, dealer_id);
    await db.query(sql`delete from sample_rows where dealer_id = ${dealer_id}`);
    return { removed, kept };
  });

const idsOf = (dealer_id: number, table: SampleTable): Sql =>
  sql`select row_id from sample_rows where dealer_id = ${dealer_id} and of_table = ${raw(`'${table}'`)}`;

/** The visits that go: of sample contracts, also those of the planner, and the sample's own without a contract. */
const goneVisits = (dealer_id: number): Sql =>
  sql`select gone.visit_id from visits gone where gone.dealer_id = ${dealer_id}
    and (gone.contract_id in (${idsOf(dealer_id, 'contracts')}) or gone.visit_id in (${idsOf(dealer_id, 'visits')}))`;

/** The reports that go: those of the sample, and those that these visits have made. */
const goneReports = (dealer_id: number): Sql =>
  sql`${idsOf(dealer_id, 'reports')} union
    select made.report_id from visit_elevators made where made.dealer_id = ${dealer_id}
      and made.report_id is not null and made.visit_id in (${goneVisits(dealer_id)})`;

/** Makes the used rows the dealer's own: contracts first, because elevators and people depend on them. */
async function keepUsed(db: Db, dealer_id: number): Promise<RemovedSampleData['kept']> {
  const own = (table: SampleTable, id: string) =>
    sql`x.dealer_id = ${dealer_id} and x.${raw(id)} not in (${idsOf(dealer_id, table)})`;
  const release = (table: SampleTable, uses: readonly Sql[]) =>
    db.query<{ row_id: number }>(sql`
    delete from sample_rows s where s.dealer_id = ${dealer_id} and s.of_table = ${raw(`'${table}'`)}
      and (${joinSql(
        uses.map((use) => sql`exists (${use})`),
        ' or ',
        sql`false`,
      )}) returning s.row_id`);
  // The sample has no files.
  const fileOf = (owner: 'contract_id' | 'elevator_id') =>
    sql`select from files x where x.dealer_id = ${dealer_id} and x.${raw(owner)} = s.row_id and x.deleted_at is null`;
  const contracts = await release('contracts', [
    sql`select from contracts x where ${own('contracts', 'contract_id')} and x.renews = s.row_id`,
    sql`select from contracts x where x.dealer_id = ${dealer_id} and x.contract_id = s.row_id
      and x.customer_id not in (${idsOf(dealer_id, 'users')})`,
    sql`select from contract_elevators x where ${own('elevators', 'elevator_id')} and x.contract_id = s.row_id`,
    sql`select from visits v join visit_history h on h.dealer_id = v.dealer_id and h.visit_id = v.visit_id
      join users x on x.dealer_id = h.dealer_id and x.user_id = h.who
      where v.contract_id = s.row_id and v.state in ('OnTheWay', 'AtWork', 'Done') and h.what = 'state'
        and x.user_type = 'TechnicianUser' and ${own('users', 'user_id')}`,
    fileOf('contract_id'),
  ]);
  const visits = sql`x.dealer_id = ${dealer_id} and x.visit_id not in (${goneVisits(dealer_id)})`;
  const reports = sql`x.dealer_id = ${dealer_id} and x.report_id not in (${goneReports(dealer_id)})`;
  await release('reports', [
    sql`select from visit_elevators x where ${visits} and x.report_id = s.row_id`,
    sql`select from shared_reports x where x.dealer_id = ${dealer_id} and x.report_id = s.row_id`,
  ]);
  const elevators = await release('elevators', [
    sql`select from tickets x where ${own('tickets', 'ticket_id')} and x.elevator_id = s.row_id`,
    sql`select from reports x where ${reports} and x.elevator_id = s.row_id`,
    sql`select from visit_elevators x where ${visits} and x.elevator_id = s.row_id`,
    sql`select from contract_elevators x where ${own('contracts', 'contract_id')} and x.elevator_id = s.row_id`,
    ...(['seals', 'test_calls', 'shared_reports'] as const).map(
      (table) =>
        sql`select from ${raw(table)} x where x.dealer_id = ${dealer_id} and x.elevator_id = s.row_id`,
    ),
    fileOf('elevator_id'),
  ]);
  const people = await release('users', [
    sql`select from elevators x where ${own('elevators', 'elevator_id')}
      and s.row_id in (x.customer_id, x.engineer_id, x.main_state_by)`,
    sql`select from contracts x where ${own('contracts', 'contract_id')} and x.customer_id = s.row_id`,
    sql`select from tickets x where ${own('tickets', 'ticket_id')} and s.row_id in (x.reporter_id, x.assignee_id)`,
    sql`select from reports x where ${reports} and x.author_id = s.row_id`,
    sql`select from visits x where ${visits} and s.row_id in (x.moved_by, x.done_by, x.changed_by)`,
    sql`select from visit_technicians x where ${visits} and x.user_id = s.row_id`,
    sql`select from visit_checks x where ${visits} and x.answered_by = s.row_id`,
    sql`select from absences x where ${own('absences', 'absence_id')} and x.user_id = s.row_id`,
    sql`select from duties x where x.dealer_id = ${dealer_id} and x.user_id = s.row_id`,
    sql`select from alarm_settings x where x.dealer_id = ${dealer_id}
      and jsonb_path_exists(x.steps, '$[*].user_ids[*] ? (@ == $id)', jsonb_build_object('id', s.row_id))`,
    // Who was invited and has set a password is no sample any more.
    sql`select from users x where x.dealer_id = ${dealer_id} and x.user_id = s.row_id and x.password_hash is not null`,
  ]);
  const ids = (rows: readonly { row_id: number }[]) => rows.map(({ row_id }) => row_id);
  return db.query(sql`
    select 'elevator' as kind, e.elevator_name as name from elevators e
      where e.dealer_id = ${dealer_id} and e.elevator_id = any (${ids(elevators)}::bigint[])
    union all
    select case user_type when 'TechnicianUser' then 'technician' else 'customer' end, ${labelOf(sql`u`)} from users u
      where u.dealer_id = ${dealer_id} and u.user_id = any (${ids(people)}::bigint[])
    union all
    select 'contract', ${labelOf(sql`u`)} from contracts c
      join users u on u.dealer_id = c.dealer_id and u.user_id = c.customer_id
      where c.dealer_id = ${dealer_id} and c.contract_id = any (${ids(contracts)}::bigint[])
    order by 1, 2`);
}

/** Deletes what is still marked, dependent rows first; returns the number of rows. */
async function deleteRows(db: Db, dealer_id: number): Promise<number> {
  const remove = (table: SampleTable, id: string, which = idsOf(dealer_id, table)) =>
    db.query<{ id: number }>(sql`delete from ${raw(table)} where dealer_id = ${dealer_id}
      and ${raw(id)} in (${which}) returning ${raw(id)} as id`);
  const reports = await db.query<{ row_id: number }>(goneReports(dealer_id));
  const visits = await remove('visits', 'visit_id', goneVisits(dealer_id));
  await remove('reports', 'report_id', sql`select unnest(${reports.map(({ row_id }) => row_id)}::bigint[])`);
  await remove('absences', 'absence_id');
  const tickets = await remove('tickets', 'ticket_id');
  const contracts = await remove('contracts', 'contract_id');
  const elevators = await remove('elevators', 'elevator_id');
  const people = await remove('users', 'user_id');
  await syncSignInNames(
    db,
    dealer_id,
    people.map(({ id }) => id),
  );
  return [visits, reports, tickets, contracts, elevators, people].reduce((sum, rows) => sum + rows.length, 0);
}
