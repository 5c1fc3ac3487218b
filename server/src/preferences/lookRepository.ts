import type { ChosenLook, LookChanges } from '@smart-elevator/shared-api/contract/preferences/look';
import type { Db } from '../database/Database';
import { runQuery, sql } from '../database/sql';

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** A user's appearance settings for the console; null for those that were never changed. */
export async function lookOf(db: Db, { dealer_id, user_id }: Owner): Promise<ChosenLook> {
  const [chosen] = await runQuery<ChosenLook>(
    db,
    sql`select density, language from preferences where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return chosen ?? { density: null, language: null };
}

/** Stores the given settings; returns all. */
export async function saveLookOf(
  db: Db,
  { dealer_id, user_id }: Owner,
  { density, language }: LookChanges,
): Promise<ChosenLook> {
  const [chosen] = await runQuery<ChosenLook>(
    db,
    sql`insert into preferences as kept (dealer_id, user_id, density, language)
      values (${dealer_id}, ${user_id}, ${density ?? null}, ${language ?? null})
      on conflict (dealer_id, user_id) do update set density = coalesce(excluded.density, kept.density),
        language = coalesce(excluded.language, kept.language)
      returning density, language`,
  );
  if (!chosen) throw new Error('The look was not stored.');
  return chosen;
}
