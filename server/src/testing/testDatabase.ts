import { randomBytes } from 'node:crypto';
import { Client, type PoolConfig } from 'pg';
import { unsyncedNames } from '../account/signInNames';
import { openDatabase, type Database } from '../database/Database';
import { TEMPLATE, testCluster } from './testCluster';

/** The database of a test file. */
export interface TestDatabase {
  database: Database;
  connection: PoolConfig;
  /** Drops it; fails when the directory of sign-in names differs from the people. */
  close(): Promise<void>;
}

/** Creates a database: migrated, unless `template` names another one to copy. */
export async function testDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const cluster = testCluster();
  await asAdmin(cluster, `create database ${name} template ${template} strategy file_copy`);
  const connection = { ...cluster, database: name };
  const database = openDatabase(connection);
  const close = async () => {
    const unsynced = await differingNames(database).finally(async () => {
      await database.close();
      await asAdmin(cluster, `drop database ${name} with (force)`);
    });
    if (unsynced.length > 0)
      throw new Error(`Call syncSignInNames for these people (ADR-115): ${JSON.stringify(unsynced)}`);
  };
  return { database, connection, close };
}

/** None where a test migrates the database itself, and stops before there is a directory. */
async function differingNames(database: Database) {
  const [has] = await database.query<{ names: boolean }>(
    "select to_regclass('sign_in_names') is not null as names",
  );
  return has?.names ? unsyncedNames(database) : [];
}

async function asAdmin(cluster: PoolConfig, sql: string): Promise<void> {
  const admin = new Client(cluster);
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
