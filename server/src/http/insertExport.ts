import type { Db } from '../database/Database';
import { runQuery, sql } from '../database/sql';
import type { Caller } from './authenticate';

/** Records in the activity of the account that a user has exported a list; `file` is the name of the file. */
export const insertExport = (db: Db, { dealer_id, user_id }: Caller, file: string) =>
  runQuery(
    db,
    sql`insert into activity (dealer_id, kind, user_id, subject) values (${dealer_id}, 'export', ${user_id}, ${file})`,
  );
