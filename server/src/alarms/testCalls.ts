import {
  SILENT_AFTER_HOURS,
  type NewTestCall,
  type TestCall,
  type TestCalls,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import type { Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { isWithin, type LocalDays } from '../database/localDays';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';
import { elevatorExists } from '../elevators/elevatorExists';

/** The test calls and silent lifts that are listed. */
const LISTED = 200;

const TEST_CALLS = sql`select c.test_call_id, c.elevator_id, e.elevator_name, e.building_name,
    ${isoTimestamp(sql`c.at`)} as at, ${nameOf(sql`who`)} as who, c.note
  from test_calls c
  join elevators e on e.dealer_id = c.dealer_id and e.elevator_id = c.elevator_id and e.deleted_at is null
  left join users who on who.dealer_id = c.dealer_id and who.user_id = c.who`;

/** The newest test calls of a dealer, and those lifts whose last one is too long ago, if the dealer records them (R1308). */
export async function listTestCalls(db: Db, dealer_id: number): Promise<TestCalls> {
  const results = await db.query<TestCall>(sql`${TEST_CALLS} where c.dealer_id = ${dealer_id}
    order by c.at desc, c.test_call_id desc limit ${LISTED}`);
  const silent = await db.query<TestCall>(sql`${TEST_CALLS}
    join alarm_settings s on s.dealer_id = c.dealer_id and s.records_tests
    where c.dealer_id = ${dealer_id} and c.at < now() - make_interval(hours => ${SILENT_AFTER_HOURS})
      and not exists (select from test_calls newer where newer.dealer_id = c.dealer_id
        and newer.elevator_id = c.elevator_id and (newer.at, newer.test_call_id) > (c.at, c.test_call_id))
    order by c.at, c.test_call_id limit ${LISTED}`);
  return { results, silent };
}

/** The newest test calls of a lift, on some days or ever. */
export const readTestCalls = (
  db: Db,
  dealer_id: number,
  elevator_id: number,
  { rows, days }: { rows: number; days?: LocalDays },
): Promise<TestCall[]> =>
  db.query<TestCall>(sql`${TEST_CALLS} where c.dealer_id = ${dealer_id} and c.elevator_id = ${elevator_id}
      and ${days ? isWithin(sql`c.at`, days) : sql`true`}
    order by c.at desc, c.test_call_id desc limit ${rows}`);

/** The newest test calls of a lift, and whether it is silent (R1308). */
export async function testCallsOf(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  rows: number,
): Promise<{ test_calls: TestCall[]; is_silent: boolean }> {
  const test_calls = await readTestCalls(db, dealer_id, elevator_id, { rows });
  const [recording] =
    await db.query(sql`select from alarm_settings where dealer_id = ${dealer_id} and records_tests
    and (select max(c.at) from test_calls c where c.dealer_id = ${dealer_id} and c.elevator_id = ${elevator_id})
      < now() - make_interval(hours => ${SILENT_AFTER_HOURS})`);
  return { test_calls, is_silent: recording !== undefined };
}

/** Records a test call of a lift, and alarms nobody; 404 for a lift that the dealer does not have. */
export async function addTestCall(
  db: Db,
  { dealer_id, user_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  { elevator_id, at, note = '' }: NewTestCall,
): Promise<TestCall> {
  if (!(await elevatorExists(db, dealer_id, elevator_id, 'for share'))) throw notFound();
  const [stored] = await db.query<{ test_call_id: number }>(sql`
    insert into test_calls (dealer_id, elevator_id, at, who, note)
    values (${dealer_id}, ${elevator_id}, least(coalesce(${at ?? null}::timestamptz, now()), now()), ${user_id}, ${note})
    returning test_call_id`);
  const [call] = await db.query<TestCall>(
    sql`${TEST_CALLS} where c.dealer_id = ${dealer_id} and c.test_call_id = ${stored?.test_call_id ?? null}`,
  );
  if (!call) throw new Error('The test call was not stored.');
  return call;
}
