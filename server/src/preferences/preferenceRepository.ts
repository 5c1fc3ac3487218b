import type {
  Appearance,
  AppearanceChanges,
} from '@smart-elevator/shared-api/contract/preferences/appearance';
import type { Preferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** A user's appearance settings for the console; null for those that were never changed. */
export async function appearanceOf(db: Db, { dealer_id, user_id }: Owner): Promise<Appearance> {
  const [chosen] = await db.query<Appearance>(
    sql`select density, language, date_format, hidden_columns from preferences where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return chosen ?? { density: null, language: null, date_format: null, hidden_columns: null };
}

/** Stores the given settings; returns all. */
export async function changeAppearance(
  db: Db,
  { dealer_id, user_id }: Owner,
  { density, language, date_format, hidden_columns }: AppearanceChanges,
): Promise<Appearance> {
  const [chosen] = await db.query<Appearance>(sql`
    insert into preferences as stored (dealer_id, user_id, density, language, date_format, hidden_columns)
    values (${dealer_id}, ${user_id}, ${density ?? null}, ${language ?? null},
      ${date_format ?? null}, ${hidden_columns ?? null})
    on conflict (dealer_id, user_id) do update set density = coalesce(excluded.density, stored.density),
      language = coalesce(excluded.language, stored.language),
      date_format = coalesce(excluded.date_format, stored.date_format),
      hidden_columns = coalesce(excluded.hidden_columns, stored.hidden_columns)
    returning density, language, date_format, hidden_columns`);
  if (!chosen) throw new Error('The appearance was not stored.');
  return chosen;
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
