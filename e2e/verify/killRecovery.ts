import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ClientConfig } from 'pg';
import { dataFolder, startServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { seededRandom, quantile } from './seededRandom';
import { expectNothingLost } from './Ledger';
import { WriteLoad } from './WriteLoad';

const WRITERS = 8;
const LONGEST_START = 10_000;
/** Milliseconds under load before a server is killed: the minimum, and the random part. */
const LIFE = { least: 150, more: 500 };

/** The database below the servers that are killed. */
export interface DatabaseControl {
  environment: (dataDir: string) => Record<string, string>;
  connection: (dataDir: string) => ClientConfig;
  /** Kills the database as well, as a power cut would: before the next server starts. */
  kill: (dataDir: string) => Promise<void>;
}

/** The totals over all kills. */
interface Kills {
  rounds: number;
  acknowledged: number;
  /** Stored changes whose answer was lost. */
  unheard: number;
  /** Changes that were sent again after a kill, with the same key. */
  sentAgain: number;
  /** Milliseconds until the next server was ready. */
  starts: number[];
}

/**
 * Kills the server (kill -9) under write load, `rounds` times, every second time together with its database, and
 * restarts it on the same data, which may take ten seconds. After each kill: nothing acknowledged is missing and
 * nothing is duplicated, even if pending changes are sent again with the same key. Afterwards the counts and the
 * histories of tickets agree with the tickets.
 */
export async function killRecovery(where: string, rounds: number, database: DatabaseControl): Promise<void> {
  const dataDir = dataFolder();
  const chance = seededRandom(rounds);
  const environment = { ...database.environment(dataDir), ACCESS_TOKEN_LIFETIME: '5h' };
  let server = await startServer(dataDir, environment);
  try {
    const load = await WriteLoad.begin(new AccountFixture({ url: server.url, dataDir }, ''), WRITERS);
    const { ledger } = load;
    const kills: Kills = { rounds, acknowledged: 0, unheard: 0, sentAgain: 0, starts: [] };
    for (let round = 0; round < rounds; round++) {
      const already = ledger.entries.length;
      let over = false;
      const writing = load.write(server.url, () => over);
      await pause(LIFE.least + chance() * LIFE.more);
      await server.end('SIGKILL');
      over = true;
      const refusals = await writing;
      expect([...refusals.keys()].filter((status) => status !== 0)).toEqual([]);
      if (round % 2 === 1) await database.kill(dataDir);

      server = await startServer(dataDir, environment);
      kills.starts.push(server.ready);
      const written = ledger.entries.slice(already);
      const found = await ledger.compare(database.connection(dataDir), written);
      expectNothingLost(found);
      kills.unheard += found.unheard.length;
      const open = written.filter(({ acknowledged }) => !acknowledged);
      kills.sentAgain += open.length;
      // A new elevator has no key, but a name that is taken.
      for (const status of await load.sendAgain(server.url, open)) expect([201, 400]).toContain(status);
    }
    const found = await ledger.compare(database.connection(dataDir));
    expectNothingLost(found);
    await expectCountsAgree(load, server.url);
    kills.acknowledged = found.acknowledged;
    console.log(report(where, kills));
    expect(kills.starts.filter((ms) => ms > LONGEST_START)).toEqual([]);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Expects tallies and histories that match the tickets: no change was stored partially. */
async function expectCountsAgree(load: WriteLoad, url: string): Promise<void> {
  const tickets = load.ledger.entries.filter(({ kind }) => kind === 'ticket').length;
  const read = async (path: string) => JSON.parse((await load.get(url, path)).text);
  const counts = await read(`/api/tickets/all-ticket-list-emp-count/${load.dealerId}/`);
  const list = await read(`/api/tickets/all-ticket-list-emp/${load.dealerId}/?page=1`);
  expect(counts.open_count).toBe(tickets);
  expect({ count: list.count, total: list.total }).toEqual({ count: tickets, total: tickets });
  for (const { ticket_id } of load.ledger.counters) {
    const history = await read(`/api/tickets/${ticket_id}/history/?page=1`);
    const ticket = await read(`/api/tickets/ticket-details/${ticket_id}/`);
    expect(history.count).toBe(ticket.version);
  }
}

/** One line of figures. */
const report = (where: string, { rounds, acknowledged, unheard, sentAgain, starts }: Kills): string =>
  `${where}: ${rounds} kills, ${acknowledged} acknowledged writes, 0 lost, 0 duplicated; ${unheard} stored unheard, ` +
  `${sentAgain} sent again; ready again after ${Math.round(quantile(starts, 0.5))} ms (median), ` +
  `${Math.round(Math.max(...starts))} ms (longest)`;
