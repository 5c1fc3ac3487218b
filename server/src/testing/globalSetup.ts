import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { Client, type ClientConfig } from 'pg';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { migrate } from '../database/migrate';
import { TEST_FOLDER, removeLeftovers } from './removeLeftovers';
import { TEMPLATE, announceCluster } from './testCluster';
import { storeTeardown } from './teardown';

/** Ids that 32 bits cannot hold, and another one for each table (ADR-115). */
const WIDE_IDS = `select setval(seqrelid::regclass, (1::bigint << 40) + 1000000 * row_number() over (order by seqrelid))
  from pg_sequence`;

/** Starts one PostgreSQL for all test files, with a migrated database to copy. */
export default async function globalSetup(): Promise<void> {
  await removeLeftovers();
  const dataDir = mkdtempSync(`${TEST_FOLDER}${process.pid}-`);
  // PostgreSQL may run under another account.
  chmodSync(dataDir, 0o755);
  const { connection, stop } = await startEmbedded(dataDir, { durable: false });
  storeTeardown(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await runOn(connection, `create database ${TEMPLATE}`);
  await migrate({ ...connection, database: TEMPLATE });
  await runOn({ ...connection, database: TEMPLATE }, WIDE_IDS);
  announceCluster(connection);
}

async function runOn(connection: ClientConfig, sql: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}
