import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** Which columns of the dealer's files were last assigned to those of the template. */
export async function uploadSourcesOf(
  db: Db,
  { dealer_id, user_id }: Owner,
): Promise<{ sources: UploadSource[] }> {
  const [saved] = await db.query<{ upload_sources: UploadSource[] | null }>(
    sql`select upload_sources from preferences where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return { sources: saved?.upload_sources ?? [] };
}

export async function saveUploadSourcesOf(
  db: Db,
  { dealer_id, user_id }: Owner,
  sources: readonly UploadSource[],
): Promise<void> {
  const stored = sources.map(({ column, header, value }) => ({
    column,
    header: wellFormed(header),
    value: wellFormed(value),
  }));
  await db.query(sql`insert into preferences (dealer_id, user_id, upload_sources)
    values (${dealer_id}, ${user_id}, ${JSON.stringify(stored)}::jsonb)
    on conflict (dealer_id, user_id) do update set upload_sources = excluded.upload_sources`);
}

/** PostgreSQL stores no half of a surrogate pair. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
