import type { Preferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** The preferences of a user; without saved preferences no one-time codes are sent. */
export async function preferencesOf(db: Db, { dealer_id, user_id }: Owner): Promise<Preferences> {
  const [saved] = await db.query<Preferences>(
    sql`select send_otp from preferences where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return saved ?? { send_otp: false };
}

export async function savePreferencesOf(
  db: Db,
  { dealer_id, user_id }: Owner,
  { send_otp }: Preferences,
): Promise<Preferences> {
  await db.query(sql`
    insert into preferences (dealer_id, user_id, send_otp) values (${dealer_id}, ${user_id}, ${send_otp})
    on conflict (dealer_id, user_id) do update set send_otp = excluded.send_otp`);
  return { send_otp };
}
