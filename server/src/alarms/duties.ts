import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { Duty, NewDuty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';

const DUTIES = sql`select d.duty_id, d.user_id, ${nameOf(sql`u`)} as name, ${isoTimestamp(sql`d.starts_at`)} as starts_at,
    ${isoTimestamp(sql`d.ends_at`)} as ends_at, u.is_active and u.deleted_at is null as is_active
  from duties d join users u on u.dealer_id = d.dealer_id and u.user_id = d.user_id`;

/** The duties of a dealer between two moments, the earliest first (R1307). */
export const listDuties = (
  db: Db,
  dealer_id: number,
  { since, until }: { since?: string | undefined; until?: string | undefined },
): Promise<Duty[]> =>
  db.query<Duty>(sql`${DUTIES} where d.dealer_id = ${dealer_id}
    and d.ends_at > coalesce(${since ?? null}::timestamptz, '-infinity')
    and d.starts_at < coalesce(${until ?? null}::timestamptz, 'infinity')
    order by d.starts_at, d.duty_id limit 1000`);

/**
 * Stores a duty (R1307); one that has begun starts now, so that nobody is made to have been on call. 404 for somebody else's person;
 * 400 for a deactivated one, and when the duty is over, reversed, or overlaps another duty of the person.
 */
export async function addDuty(
  db: Db,
  { dealer_id, user_id: created_by }: Pick<Caller, 'dealer_id' | 'user_id'>,
  { user_id, starts_at, ends_at }: NewDuty,
): Promise<Duty> {
  // Locked, so that of two duties that overlap one is refused.
  const [person] = await db.query<{ is_active: boolean }>(sql`
    select is_active from users where dealer_id = ${dealer_id} and user_id = ${user_id}
    and user_type <> 'CustomerUser' and deleted_at is null for no key update`);
  if (!person) throw notFound();
  if (!person.is_active) throw badRequest({ user_id: [visitMessages.inactiveTechnician] });
  const [overlap] =
    await db.query(sql`select from duties where dealer_id = ${dealer_id} and user_id = ${user_id}
    and ends_at > greatest(${starts_at}::timestamptz, now()) and starts_at < ${ends_at}::timestamptz`);
  const end = Date.parse(ends_at);
  const errors: FieldErrors = {
    ...(end <= Date.parse(starts_at)
      ? { ends_at: [alarmMessages.reversed] }
      : end <= Date.now()
        ? { ends_at: [alarmMessages.past] }
        : overlap
          ? { starts_at: [alarmMessages.overlaps] }
          : {}),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const [stored] = await db.query<{ duty_id: number }>(sql`
    insert into duties (dealer_id, user_id, starts_at, ends_at, created_by)
    values (${dealer_id}, ${user_id}, greatest(${starts_at}::timestamptz, now()), ${ends_at}, ${created_by}) returning duty_id`);
  const [duty] = await db.query<Duty>(
    sql`${DUTIES} where d.dealer_id = ${dealer_id} and d.duty_id = ${stored?.duty_id}`,
  );
  if (!duty) throw new Error('The duty was not stored.');
  return duty;
}

/** Ends a duty that has begun now, or deletes one that has not; 404 when there is none, 400 when it is over. */
export async function endDuty(db: Db, dealer_id: number, duty_id: number): Promise<object> {
  const mine = sql`dealer_id = ${dealer_id} and duty_id = ${duty_id}`;
  const [duty] = await db.query<{ has_begun: boolean; is_over: boolean }>(sql`
    select starts_at < now() as has_begun, ends_at <= now() as is_over from duties where ${mine} for update`);
  if (!duty) throw notFound();
  if (duty.is_over) throw badRequest({ duty_id: [alarmMessages.overAlready] });
  await db.query(
    duty.has_begun
      ? sql`update duties set ends_at = now() where ${mine}`
      : sql`delete from duties where ${mine}`,
  );
  return {};
}
