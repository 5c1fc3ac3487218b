import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hasPgBouncer, ownPgBouncer, type OwnPgBouncer } from '../console/ownPgBouncer';
import { ownPostgres, type OwnPostgres } from '../console/ownPostgres';
import type { RunningConsole } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { expectAllDelivered } from './countDeliveries';
import { importFile } from './importFile';
import { expectNothingLost } from './Ledger';
import { OutboxFixture } from './OutboxFixture';
import { WriteLoad } from './WriteLoad';

/** `npm run verify:pgbouncer`: two servers, whose twenty connections share three to the database in transaction mode. */
const CONNECTIONS = 3;
const TICKETS = 100;
const ROWS = 2_000;

// The product runs without PgBouncer, so a machine may lack it; the run then counts the proof as skipped.
test.skip(
  !hasPgBouncer,
  'PgBouncer, which the product itself does not need, is missing on this machine: apt-get install pgbouncer',
);

let postgres: OwnPostgres;
let bouncer: OwnPgBouncer;
let fixture: OutboxFixture;
let second: RunningConsole;
test.beforeAll(async () => {
  postgres = await ownPostgres();
  bouncer = await ownPgBouncer(postgres, CONNECTIONS);
  fixture = await OutboxFixture.start({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: postgres.url });
  second = await fixture.another();
});
test.afterAll(async () => {
  await second?.stop();
  await fixture?.stop();
  await bouncer?.stop();
  postgres?.remove();
});

test('through PgBouncer: sign-in, tickets, outbox, live updates, import and daily jobs of two servers', async () => {
  for (let made = 0; made < TICKETS; made += 4) {
    const answers = [fixture.first, second, fixture.first, second].map((server) =>
      fixture.create(false, server),
    );
    for (const { status, text } of await Promise.all(answers)) expect(status, text).toBe(201);
  }
  const seconds = await fixture.delivered();
  expect((await fixture.stored()).keys).toHaveLength(TICKETS);
  expect(await expectAllDelivered(fixture)).toEqual({ push: 0, mail: 0, browser: 0 });

  const load = await WriteLoad.begin(new AccountFixture(fixture.first, ''), 6);
  const elsewhere = new AccountFixture(second, '');
  const { access } = JSON.parse((await elsewhere.signIn(load.username)).text);
  let announced = false;
  const refusals = load.write(fixture.first.url, () => announced);
  await waitForEvent(second.url, access, 'tickets');
  announced = true;
  expect([...(await refusals)]).toEqual([]);
  const found = await load.ledger.compare(postgres.connection);
  expectNothingLost(found);

  const importing = await elsewhere.member();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(importFile(ROWS, 'pooled'))]), 'customers.csv');
  const headers = { authorization: `Bearer ${importing.access}` };
  const imported = await fetch(`${second.url}/api/elevators/upload_csv/`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(imported.status, await imported.text()).toBe(201);

  const { rows } = await fixture.db.query<{ job: string }>('select job from daily_jobs order by job');
  const done = [fixture.first, second].flatMap(({ log }) => jobsIn(log)).toSorted();
  expect(done.length).toBeGreaterThan(0);
  expect(done).toEqual(rows.map(({ job }) => job));

  const [pool] = (await bouncer.show('pools')).filter(({ database }) => database === 'postgres');
  const used = ['sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'];
  const connections = used.reduce((sum, name) => sum + Number(pool?.[name]), 0);
  const clients = Number(pool?.['cl_active']) + Number(pool?.['cl_waiting']);
  expect(pool).toMatchObject({ pool_mode: 'transaction' });
  expect(connections).toBeLessThanOrEqual(CONNECTIONS);
  expect(clients).toBeGreaterThan(CONNECTIONS);
  const [stats] = (await bouncer.show('stats')).filter(({ database }) => database === 'postgres');
  console.log(
    `two servers, ${clients} connections to PgBouncer, ${connections} to PostgreSQL ${postgres.version}: ` +
      `${Number(stats?.['total_xact_count'])} transactions; ${TICKETS} tickets, each with three messages ` +
      `${seconds.toFixed(1)} s after the last; ${found.acknowledged} writes under load, 0 lost; ` +
      `${ROWS} rows imported; ${done.length} daily jobs, each once`,
  );
});

/** Waits until another server sends a browser the event that a domain has changed. */
async function waitForEvent(url: string, token: string, domain: string): Promise<void> {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { body, status } = await fetch(`${url}/api/events/`, { headers, signal: ending.signal });
  expect(status).toBe(200);
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(`"${domain}"`)) break;
  }
  ending.abort();
  expect(text).toContain(`"${domain}"`);
}

/** The daily jobs in a server's log. */
const jobsIn = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('a daily job was done'))
    .map((line) => JSON.parse(line).job);
