import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from './testDatabase';

/** A dump of the last release before the baseline, with rows in every table. */
const DUMP = path.join(import.meta.dirname, 'formerRelease.sql.gz');

/** A database as the last release before the baseline left it. */
export async function formerRelease(): Promise<TestDatabase> {
  const of = await testDatabase('template0');
  const client = new Client(of.connection);
  await client.connect();
  await client.query(gunzipSync(readFileSync(DUMP)).toString('utf8')).finally(() => client.end());
  return of;
}
