import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from '../console/databaseUrl';
import { databaseOf } from '../console/startConsole';

/** Creates an empty database in the cluster of a console with the embedded database; returns its DATABASE_URL. */
export async function createSecondDatabase(dataDir: string): Promise<string> {
  const connection = databaseOf(dataDir);
  const database = `verify_${randomUUID().slice(0, 8)}`;
  const client = new Client(connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return databaseUrl({ ...connection, database });
}
