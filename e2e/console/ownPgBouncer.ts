import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { operatorOf, type OwnPostgres } from './ownPostgres';

const PROGRAM = '/usr/sbin/pgbouncer';
const PORT = 6432;

/** Whether PgBouncer is on this machine; the product itself does not need it. */
export const hasPgBouncer = existsSync(PROGRAM);

/** A PgBouncer before a PostgreSQL. */
export interface OwnPgBouncer {
  /** For DATABASE_URL. */
  url: string;
  /** The rows that a command of its console prints, such as SHOW POOLS. */
  show(command: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode with so many connections to the database, on a socket in its folder. */
export async function ownPgBouncer({ connection }: OwnPostgres, connections: number): Promise<OwnPgBouncer> {
  const { host: folder = '', port, user } = connection;
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${folder} port=${port} user=${user}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
auth_type = any
listen_port = ${PORT}
unix_socket_dir = ${folder}
logfile = ${folder}/pgbouncer.log
`,
  );
  const bouncer = spawn(PROGRAM, ['-q', file], { ...operatorOf(), cwd: folder, stdio: 'ignore' });
  const ended = once(bouncer, 'exit');
  const own: ClientConfig = { host: folder, port: PORT, user };
  await untilItAnswers({ ...own, database: 'pgbouncer' });
  return {
    url: `postgres://${user}@localhost:${PORT}/postgres?host=${encodeURIComponent(folder)}`,
    show: (command) => rowsOf({ ...own, database: 'pgbouncer' }, `show ${command}`),
    stop: async () => {
      bouncer.kill('SIGTERM');
      await ended;
    },
  };
}

async function rowsOf(connection: ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function untilItAnswers(connection: ClientConfig): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await rowsOf(connection, 'show version').catch(() => undefined);
    if (answered) return;
    await pause(100);
  }
  throw new Error('PgBouncer did not start.');
}
