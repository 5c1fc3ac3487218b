import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { nextCall, type Call, type Tenant } from './workloadMix';
import { seedDealers } from './seedDealers';
import { seededRandom } from './seededRandom';

/** Milliseconds that a dealer looks at a screen before the next call: at least, and up to so many more. */
const LOOK = { least: 300, more: 1_400 };

interface Installation {
  servers: number;
  dealers: number;
  /** Of PostgreSQL. */
  settings?: Record<string, string>;
}

/** Starts servers on one PostgreSQL, with dealers who have tickets, elevators and a report. */
export async function startInstallation({ servers: many, dealers, settings }: Installation) {
  const postgres = await ownPostgres(settings);
  const dataDirs = Array.from({ length: many }, () => dataFolder());
  const servers: RunningServer[] = [];
  const stop = async () => {
    for (const server of servers) await server.end('SIGTERM');
    postgres.remove();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const dataDir of dataDirs)
      servers.push(
        await startServer(dataDir, {
          DATABASE_URL: postgres.url,
          JWT_SECRET: 'one secret for all servers, long enough',
          ACCESS_TOKEN_LIFETIME: '5h',
          DEMO: '0',
        }),
      );
    const fixture = new AccountFixture({ url: servers[0]?.url ?? '', dataDir: dataDirs[0] ?? '' }, '');
    return { postgres, servers, all: await seedDealers(fixture, postgres.connection, dealers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A call that was answered. */
interface Answered extends Pick<Call, 'kind' | 'name'> {
  /** When it was sent. */
  at: number;
  ms: number;
  hasFailed: boolean;
}

/** One dealer's browser, until the day is over; each call goes to the next server. */
export async function workingDay(
  tenant: Tenant,
  servers: readonly RunningServer[],
  until: number,
  seed: number,
) {
  const chance = seededRandom(seed + 1);
  const answered: Answered[] = [];
  const failed: string[] = [];
  await pause(chance() * LOOK.more);
  for (let turn = 0; Date.now() < until; turn++) {
    const server = servers[(turn + seed) % servers.length];
    const call = nextCall(tenant, chance, turn);
    const at = Date.now();
    const began = performance.now();
    const fault = await send(server?.url ?? '', tenant, call);
    answered.push({
      kind: call.kind,
      name: call.name,
      at,
      ms: performance.now() - began,
      hasFailed: fault !== undefined,
    });
    if (fault) failed.push(fault);
    await pause(LOOK.least + chance() * LOOK.more);
  }
  return { answered, failed };
}

/** Sends a call and reads the whole answer; returns its fault, if any. */
async function send(url: string, { dealer }: Tenant, call: Call): Promise<string | undefined> {
  const { method, path, body, file, expects } = call;
  const form = new FormData();
  if (file !== undefined) form.append('file', new Blob([file], { type: 'text/csv' }), 'customers.csv');
  const sent = file === undefined ? body && JSON.stringify(body) : form;
  try {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${dealer.access}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status === expects) return undefined;
    return `${method} ${path}: ${answer.status} ${content.toString('utf8').slice(0, 200)}`;
  } catch (error) {
    return `${method} ${path}: ${String(error)}`;
  }
}
