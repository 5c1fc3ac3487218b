import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client, type ClientConfig } from 'pg';
import { ownPostgres } from '../console/ownPostgres';
import { databaseOf, dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { expectNothingLost } from './Ledger';
import { smallDisk } from './smallDisk';
import { WriteLoad } from './WriteLoad';

/** `npm run verify:disk`: a full disk refuses changes, and loses nothing. */
const WRITERS = 6;
const SIZE = 400;
/** Seconds that the disk stays full, each time. */
const FULL = 8;

test('embedded database: with little or no space, changes get 503 and reads work', async () => {
  const disk = smallDisk(SIZE);
  const server = await startServer(disk.folder, { DATABASE_URL: '', DEMO: '0' });
  try {
    const { load, write } = await writingOn(server, disk.folder);
    for (const left of [50, 0]) {
      disk.fill(left);
      // By then the server has seen that nothing fills the disk any more, and has released its reserve.
      await pause(1_000);
      const full = await write(FULL);
      const refused = full.refusals.get(503);
      expect([...full.refusals.keys()]).toEqual([503]);
      expect(refused?.retryAfter).toBe(refused?.count);
      expect(full.reads).toEqual([200]);
      await expectSignIns(server, disk.folder, load.username);
      disk.clear();
      await pause(500);
      const after = await write(2);
      expect([...after.refusals.keys()]).toEqual([]);
      console.log(
        `embedded database, ${left} MB left for ${FULL} s: ${refused?.count} changes got 503 with Retry-After, ` +
          `${full.stored} were stored, ${full.answered} reads of 6 kinds all answered 200; with room again ${after.stored} stored`,
      );
    }
    await verifyLedger('embedded database', load, databaseOf(disk.folder));
  } finally {
    await server.end('SIGTERM');
    disk.remove();
  }
});

test('embedded database: a disk that fills up at once under writes, when the WAL needs its next file', async () => {
  const disk = smallDisk(SIZE);
  const server = await startServer(disk.folder, { DATABASE_URL: '', DEMO: '0' });
  try {
    const { load, write } = await writingOn(server, disk.folder);
    const writing = write(FULL);
    disk.fill(0);
    // Before the server has seen it: PostgreSQL then ends itself, and is started again in the space of the reserve.
    await beginWalFile(databaseOf(disk.folder));
    const { refusals, reads } = await writing;
    expect([...refusals.keys()]).toEqual([503]);
    expect(reads.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const full = await write(FULL);
    expect([...full.refusals.keys()]).toEqual([503]);
    expect(full.reads).toEqual([200]);
    disk.clear();
    await pause(500);
    expect([...(await write(2)).refusals.keys()]).toEqual([]);
    await verifyLedger('embedded database, filled at once', load, databaseOf(disk.folder));
  } finally {
    await server.end('SIGTERM');
    disk.remove();
  }
});

test('a PostgreSQL whose disk is full: changes get 503, nothing is lost, and it recovers when there is space again', async () => {
  const disk = smallDisk(SIZE);
  const postgres = await ownPostgres({}, path.join(disk.folder, 'own'));
  const dataDir = dataFolder();
  const server = await startServer(dataDir, {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'as long as a secret of a server must be',
    DEMO: '0',
  });
  try {
    const { load, write } = await writingOn(server, dataDir);
    disk.fill(0);
    const full = await write(FULL);
    expect([...full.refusals.keys()].filter((status) => status !== 503)).toEqual([]);
    disk.clear();
    if (!postgres.isRunning()) await postgres.start();
    await pause(2_000);
    expect([...(await write(2)).refusals.keys()]).toEqual([]);
    console.log(
      `PostgreSQL ${postgres.version}, no room for ${FULL} s: ${full.refusals.get(503)?.count ?? 0} changes got 503, ` +
        `${full.stored} were stored in the room it had, reads answered ${full.reads.join(', ')}`,
    );
    await verifyLedger(`PostgreSQL ${postgres.version}`, load, postgres.connection);
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
    disk.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** A dealer with data; `write` writes for some seconds, and reads at the same time. */
async function writingOn({ url }: RunningServer, dataDir: string) {
  const fixture = new AccountFixture({ url, dataDir }, '');
  const load = await WriteLoad.begin(fixture, WRITERS);
  const { entries } = load.ledger;
  const stored = () => entries.filter(({ acknowledged }) => acknowledged).length;
  const write = async (seconds: number) => {
    const before = stored();
    const until = Date.now() + seconds * 1000;
    const isOver = () => Date.now() > until;
    const [refusals, reads] = await Promise.all([
      load.write(url, isOver, true),
      readDuringLoad(load, fixture, isOver),
    ]);
    return { refusals, reads: [...new Set(reads)], answered: reads.length, stored: stored() - before };
  };
  await write(2);
  return { load, write };
}

/** More sign-ins than fit into the last pages of the tables that they write to. */
async function expectSignIns({ url }: RunningServer, dataDir: string, username: string): Promise<void> {
  const fixture = new AccountFixture({ url, dataDir }, '');
  for (let nth = 0; nth < 150; nth++) expect((await fixture.signIn(username)).status).toBe(200);
}

/** Ends the current file of the WAL. PostgreSQL may end with it. */
async function beginWalFile(database: ClientConfig): Promise<void> {
  const client = new Client(database);
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_switch_wal()').catch(() => {});
  await client.end().catch(() => {});
}

/** The read calls of a dealer: lists, details, counts, history, elevators, signing in. Returns the statuses. */
async function readDuringLoad(
  load: WriteLoad,
  fixture: AccountFixture,
  isOver: () => boolean,
): Promise<number[]> {
  const [ticket] = load.ledger.counters;
  const paths = [
    `/api/tickets/all-ticket-list-emp/${load.dealerId}/?page=1`,
    `/api/tickets/ticket-details/${ticket?.ticket_id}/`,
    `/api/tickets/all-ticket-list-emp-count/${load.dealerId}/`,
    `/api/tickets/${ticket?.ticket_id}/history/?page=1`,
    '/api/elevators/?page=1',
  ];
  const statuses: number[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const path = paths[turn % (paths.length + 1)];
    const answer = await (path ? load.get(fixture.url, path) : fixture.signIn(load.username));
    statuses.push(answer.status);
    await pause(50);
  }
  return statuses;
}

async function verifyLedger(where: string, { ledger }: WriteLoad, database: ClientConfig): Promise<void> {
  const found = await ledger.compare(database);
  expectNothingLost(found);
  console.log(`${where}: ${found.acknowledged} acknowledged writes, 0 lost, 0 duplicated`);
}
