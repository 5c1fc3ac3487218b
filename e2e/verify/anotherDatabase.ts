import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseOf } from '../console/startConsole';

/** Makes an empty database in the cluster of a console that runs on the embedded one, and gives its DATABASE_URL. */
export async function anotherDatabase(dataDir: string): Promise<string> {
  const { host, port, user, password, ...rest } = databaseOf(dataDir);
  const name = `verify_${randomUUID().slice(0, 8)}`;
  const client = new Client({ host, port, user, password, ...rest });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(`postgres://localhost:${port}/${name}`);
  url.username = user;
  url.password = password;
  url.searchParams.set('host', host);
  return String(url);
}
