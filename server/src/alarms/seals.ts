import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { NewSeal, Permit, Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import type { Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';

const SEALS = sql`select s.seal_id, s.elevator_id, s.alarm_id, s.reason, ${isoTimestamp(sql`s.sealed_at`)} as sealed_at,
    ${nameOf(sql`sealing`)} as sealed_by, ${isoTimestamp(sql`s.lifted_at`)} as lifted_at,
    ${nameOf(sql`lifting`)} as lifted_by, s.permit_number, s.permit_date, s.permit_file_id
  from seals s
  left join users sealing on sealing.dealer_id = s.dealer_id and sealing.user_id = s.sealed_by
  left join users lifting on lifting.dealer_id = s.dealer_id and lifting.user_id = s.lifted_by`;

/** The seals of a lift, the newest first. */
export const listSeals = (db: Db, dealer_id: number, elevator_id: number, rows: number): Promise<Seal[]> =>
  db.query<Seal>(sql`${SEALS} where s.dealer_id = ${dealer_id} and s.elevator_id = ${elevator_id}
    order by s.seal_id desc limit ${rows}`);

/** Throws 404 unless the dealer has the lift, which is locked until the transaction ends. */
async function lockLift(db: Db, dealer_id: number, elevator_id: number): Promise<void> {
  const [lift] = await db.query(sql`select from elevators where dealer_id = ${dealer_id}
    and elevator_id = ${elevator_id} and deleted_at is null for no key update`);
  if (!lift) throw notFound();
}

async function findSeal(db: Db, dealer_id: number, seal_id: number): Promise<Seal> {
  const [seal] = await db.query<Seal>(
    sql`${SEALS} where s.dealer_id = ${dealer_id} and s.seal_id = ${seal_id}`,
  );
  if (!seal) throw notFound();
  return seal;
}

const openSeal = async (db: Db, dealer_id: number, elevator_id: number): Promise<number | undefined> => {
  const [open] = await db.query<{ seal_id: number }>(sql`select seal_id from seals
    where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and lifted_at is null`);
  return open?.seal_id;
};

/** Seals a lift (R1368); 404 for a lift or an alarm of somebody else, 400 for one that is sealed. */
export async function sealElevator(
  db: Db,
  { dealer_id, user_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  { elevator_id, reason, alarm_id }: NewSeal & { elevator_id: number },
): Promise<Seal> {
  await lockLift(db, dealer_id, elevator_id);
  if ((await openSeal(db, dealer_id, elevator_id)) !== undefined)
    throw badRequest({ reason: [alarmMessages.sealedAlready] });
  if ((alarm_id ?? null) !== null) {
    const [alarm] = await db.query(sql`select from alarms
      where dealer_id = ${dealer_id} and alarm_id = ${alarm_id} and elevator_id = ${elevator_id}`);
    if (!alarm) throw notFound();
  }
  const [stored] = await db.query<{ seal_id: number }>(sql`
    insert into seals (dealer_id, elevator_id, alarm_id, reason, sealed_by)
    values (${dealer_id}, ${elevator_id}, ${alarm_id ?? null}, ${reason}, ${user_id}) returning seal_id`);
  if (!stored) throw new Error('The seal was not stored.');
  return findSeal(db, dealer_id, stored.seal_id);
}

/** Removes the seal of a lift (R1368); 400 unless it is sealed, or when the permit is not among its files or of a later day. */
export async function unsealElevator(
  db: Db,
  { dealer_id, user_id, today }: Pick<Caller, 'dealer_id' | 'user_id' | 'today'>,
  { elevator_id, permit_number, permit_date, file_id }: Permit & { elevator_id: number },
): Promise<Seal> {
  await lockLift(db, dealer_id, elevator_id);
  const seal_id = await openSeal(db, dealer_id, elevator_id);
  if (seal_id === undefined) throw badRequest({ permit_number: [alarmMessages.notSealed] });
  if (permit_date > today) throw badRequest({ permit_date: [alarmMessages.permitInFuture] });
  const [file] = await db.query(sql`select from files where dealer_id = ${dealer_id}
    and file_id = ${file_id}::uuid and elevator_id = ${elevator_id} and deleted_at is null for update`);
  if (!file) throw badRequest({ file_id: [alarmMessages.noPermit] });
  await db.query(sql`update seals set lifted_at = now(), lifted_by = ${user_id}, permit_number = ${permit_number},
      permit_date = ${permit_date}, permit_file_id = ${file_id}::uuid
    where dealer_id = ${dealer_id} and seal_id = ${seal_id}`);
  return findSeal(db, dealer_id, seal_id);
}
