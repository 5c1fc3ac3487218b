import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { migrate } from '../database/migrate';
import { TEST_FOLDER, removeLeftovers } from './removeLeftovers';
import { TEMPLATE, announceCluster } from './testCluster';
import { storeTeardown } from './teardown';

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
  const admin = new Client(connection);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate({ ...connection, database: TEMPLATE });
  announceCluster(connection);
}
