import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import {
  MAX_NUMBERS,
  type Device,
  type DeviceReport,
} from '@smart-elevator/shared-api/contract/devices/device';
import type { reportDevice } from '@smart-elevator/shared-api/contract/devices/endpoints';
import type { Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';

/** How many numbers one report looks for. */
const LOOKED_AT = 10_000;

const ofDevice = ({ dealer_id, user_id }: Caller, device_id: string): Sql =>
  sql`d.dealer_id = ${dealer_id} and d.user_id = ${user_id} and d.device_id = ${device_id}::uuid`;

/** Keeps that a number of a device was received. Numbers that the device has given before it are expected, too (R1418). */
export async function receiveNumber(
  db: Db,
  { dealer_id, user_id }: Caller,
  { device_id, number }: { device_id: string; number: number },
): Promise<void> {
  await db.query(sql`
    with known as (
      insert into devices (dealer_id, user_id, device_id, assigned)
      values (${dealer_id}, ${user_id}, ${device_id}::uuid, ${number})
      on conflict (dealer_id, user_id, device_id) do update set assigned = greatest(devices.assigned, excluded.assigned)
      returning complete_to)
    insert into device_numbers (dealer_id, user_id, device_id, number)
    select ${dealer_id}, ${user_id}, ${device_id}::uuid, ${number} from known where complete_to < ${number}
    on conflict do nothing`);
}

/**
 * Stores what a device says of itself, and answers the numbers that are missing: given, and neither received nor deleted nor on
 * the device (R1418).
 */
export async function storeReport(
  db: Db,
  caller: Caller,
  device_id: string,
  { assigned, pending, oldest_pending_at, discarded }: DeviceReport,
): Promise<Reply<typeof reportDevice>> {
  const { dealer_id, user_id } = caller;
  const which = ofDevice(caller, device_id);
  await db.query(sql`
    insert into devices (dealer_id, user_id, device_id) values (${dealer_id}, ${user_id}, ${device_id}::uuid)
    on conflict do nothing`);
  const [known] = await db.query<{ assigned: number; complete_to: number }>(
    sql`select d.assigned, d.complete_to from devices d where ${which} for update`,
  );
  const given = Math.max(known?.assigned ?? 0, assigned);
  const from = known?.complete_to ?? 0;
  // A device that holds more than it names, or claims very many, is looked at in parts.
  const named = pending.length === MAX_NUMBERS ? Math.max(...pending) : given;
  const to = Math.min(given, named, from + LOOKED_AT);
  await db.query(sql`
    insert into device_numbers (dealer_id, user_id, device_id, number)
    select ${dealer_id}, ${user_id}, ${device_id}::uuid, n.number from unnest(${discarded}::bigint[]) as n (number)
    where n.number > ${from} on conflict do nothing`);
  const [found] = await db.query<{ missing: number[] }>(sql`
    select coalesce(array_agg(n.number order by n.number), '{}') as missing
    from devices d, generate_series(${from}::bigint + 1, ${to}::bigint) as n (number)
    where ${which} and not n.number = any(${pending}::bigint[])
      and not exists (select from device_numbers r where r.dealer_id = d.dealer_id and r.user_id = d.user_id
        and r.device_id = d.device_id and r.number = n.number)`);
  const missing = (found?.missing ?? []).map(Number).slice(0, MAX_NUMBERS);
  const open = [...missing, ...pending].filter((number) => number <= to);
  const complete_to = Math.max(from, open.length > 0 ? Math.min(...open) - 1 : to);
  await db.query(sql`
    update devices d set assigned = ${given}, pending = ${pending.length}, missing = ${missing}::bigint[],
      oldest_pending_at = case when ${pending.length} > 0 then least(${oldest_pending_at ?? null}::timestamptz, now()) end, complete_to = ${complete_to},
      reported_at = now()
    where ${which}`);
  await db.query(sql`delete from device_numbers r using devices d where ${which}
    and r.dealer_id = d.dealer_id and r.user_id = d.user_id and r.device_id = d.device_id and r.number <= d.complete_to`);
  return { missing };
}

/** The devices of a user of the dealer, the latest report first; 404 for somebody else’s. */
export async function listOfUser(db: Db, dealer_id: number, user_id: number): Promise<Device[]> {
  const [user] =
    await db.query(sql`select from users u where u.dealer_id = ${dealer_id} and u.user_id = ${user_id}
    and u.deleted_at is null`);
  if (!user) throw notFound();
  return db.query<Device>(sql`
    select d.device_id, d.user_id, u.username, ${fullNameOf(sql`u`)} as full_name, d.pending,
      ${isoTimestamp(sql`d.oldest_pending_at`)} as oldest_pending_at, cardinality(d.missing) as missing,
      ${isoTimestamp(sql`d.reported_at`)} as reported_at
    from devices d join users u on u.dealer_id = d.dealer_id and u.user_id = d.user_id
    where d.dealer_id = ${dealer_id} and d.user_id = ${user_id} order by d.reported_at desc, d.device_id limit 100`);
}

/** Forgets a device of the dealer; 404 when there is none. */
export async function forget(db: Db, dealer_id: number, device_id: string): Promise<object> {
  const [gone] = await db.query(sql`delete from devices
    where dealer_id = ${dealer_id} and device_id = ${device_id}::uuid returning 1`);
  if (!gone) throw notFound();
  return {};
}
