import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded, type EmbeddedDatabase } from './startEmbedded';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'se-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function runSql<Row>({ connection }: EmbeddedDatabase, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end().catch(() => {});
  }
}

const pidFile = () => path.join(dataDir, 'database', 'cluster', 'postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

test('keeps stored data from one start to the next, and syncs it to the disk', async () => {
  const first = await startEmbedded(dataDir);
  await runSql(first, 'create table kept as select 7 as n');
  expect(await runSql(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await first.stop();
  expect(existsSync(pidFile())).toBe(false);
  const second = await startEmbedded(dataDir);
  expect(await runSql(second, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('a database that a killed server left running is stopped, without loss of a row', async () => {
  const sentences: string[] = [];
  const orphan = await startEmbedded(dataDir, { durable: false });
  await runSql(orphan, 'create table kept as select 7 as n');
  const left = postmaster();
  const next = await startEmbedded(dataDir, {
    durable: false,
    notify: (sentence) => sentences.push(sentence),
  });
  expect(sentences).toContain('Stopped a database that a killed server had left running.');
  expect(postmaster()).not.toBe(left);
  expect(await runSql(next, 'select n from kept')).toEqual([{ n: 7 }]);
  await orphan.stop();
  await next.stop();
});

test('a lock file with a process id that another program has now does not prevent the start', async () => {
  const first = await startEmbedded(dataDir, { durable: false });
  await first.stop();
  writeFileSync(pidFile(), `${process.pid}\n${path.dirname(pidFile())}\n0\n5432\n\n\n\nready\n`);
  const second = await startEmbedded(dataDir, { durable: false });
  expect(await runSql(second, 'select 1 as n')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a database that crashes is started again', async () => {
  const restarted = new Promise<void>((resolve) => {
    void startEmbedded(dataDir, {
      durable: false,
      notify: (sentence) => {
        if (sentence === 'The embedded database runs again.') resolve();
      },
    }).then((embedded) => {
      running = embedded;
      process.kill(postmaster(), 'SIGKILL');
    });
  });
  let running: EmbeddedDatabase | undefined;
  await restarted;
  if (!running) throw new Error('not started');
  expect(await runSql(running, 'select 1 as n')).toEqual([{ n: 1 }]);
  await running.stop();
});

test('a first start that was killed half-way does not break the next one', async () => {
  const leftover = path.join(dataDir, 'database.new-1234', 'cluster');
  mkdirSync(leftover, { recursive: true });
  const embedded = await startEmbedded(dataDir, { durable: false });
  expect(existsSync(leftover)).toBe(false);
  await embedded.stop();
});

test('a path that is too long for a socket is served through a local port', async () => {
  const deep = path.join(dataDir, 'a-folder-with-quite-a-long-name'.repeat(4));
  mkdirSync(deep);
  const embedded = await startEmbedded(deep, { durable: false });
  expect(embedded.connection.host).toBe('127.0.0.1');
  expect(await runSql(embedded, 'select 1 as n')).toEqual([{ n: 1 }]);
  await embedded.stop();
});

test('a folder of that name without a database is left alone and reported', async () => {
  mkdirSync(path.join(dataDir, 'database'));
  chmodSync(path.join(dataDir, 'database'), 0o755);
  await expect(startEmbedded(dataDir)).rejects.toThrow('exists but contains no database.');
});
