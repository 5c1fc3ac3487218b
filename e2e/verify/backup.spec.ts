import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { seedTickets } from '../console/seedTickets';
import { ownPostgres } from '../console/ownPostgres';
import { ROOT, databaseOf, dataFolder, startServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { expectNothingLost } from './Ledger';
import { WriteLoad } from './WriteLoad';

/** `npm run verify:backup`: a backup under writes equals the restored database row by row. VERIFY_TICKETS sets their number. */
const TICKETS = Number(process.env['VERIFY_TICKETS'] ?? 20_000);
const ELSEWHERE = { JWT_SECRET: 'another secret, and one that is long enough', DEMO: '0' };

const run = async (program: 'backup' | 'restore' | 'admin', environment: object, ...args: string[]) => {
  const began = performance.now();
  const { stdout } = await promisify(execFile)('node', [`server/dist/${program}.mjs`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  return { output: stdout.trim(), seconds: ((performance.now() - began) / 1000).toFixed(1) };
};

/** A hash of every line of a backup that contains rows. */
const rowsOf = (file: string): string => {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return createHash('sha256')
    .update(lines.filter((line) => line.startsWith('[') || line.startsWith('{"table"')).join('\n'))
    .digest('hex');
};

test('a backup under write load is complete, and is restored identically on both kinds of database', async () => {
  const dataDir = dataFolder();
  const target = dataFolder();
  const postgres = await ownPostgres();
  const first = path.join(target, 'first.backup');
  const second = path.join(target, 'second.backup');
  const third = path.join(target, 'third.backup');
  const server = await startServer(dataDir, { DATABASE_URL: '', DEMO: '0' });
  try {
    const load = await WriteLoad.begin(new AccountFixture({ url: server.url, dataDir }, ''), 6);
    await seedTickets(databaseOf(dataDir), load.dealerId, TICKETS);
    let over = false;
    const writing = load.write(server.url, () => over);
    await pause(1_000);
    const before = load.ledger.entries.filter(({ acknowledged }) => acknowledged);
    const written = await run('backup', { DATABASE_URL: '', DATA_DIR: dataDir }, first);
    const during = load.ledger.entries.filter(({ acknowledged }) => acknowledged).length - before.length;
    over = true;
    expect([...(await writing).keys()]).toEqual([]);
    console.log(
      `${written.output.split('\n')[0]} in ${written.seconds} s, while ${during} changes were stored`,
    );
    expect(during).toBeGreaterThan(0);

    const checked = await run('backup', { DATABASE_URL: '', DATA_DIR: dataDir }, '--check', first);
    console.log(`${checked.output} It took ${checked.seconds} s.`);
    expect(checked.output).toMatch(/^Restored .* into a scratch database/);

    const elsewhere = { DATABASE_URL: postgres.url, ...ELSEWHERE };
    const restored = await run('restore', elsewhere, first);
    await run('backup', elsewhere, second);
    expect(rowsOf(second)).toBe(rowsOf(first));
    expectNothingLost({ ...(await load.ledger.compare(postgres.connection, before)), wrongCounters: [] });
    const embedded = { DATABASE_URL: '', DATA_DIR: path.join(target, 'data') };
    await run('restore', embedded, second);
    await run('backup', embedded, third);
    expect(rowsOf(third)).toBe(rowsOf(first));
    console.log(
      `restored into PostgreSQL ${postgres.version} in ${restored.seconds} s and from there into an embedded database: ` +
        `the same rows (SHA-256 ${rowsOf(first).slice(0, 12)}…), all ${before.length} acknowledged before are there`,
    );

    const again = await startServer(dataDir, elsewhere);
    const fixture = new AccountFixture({ url: again.url, dataDir }, '');
    expect((await fixture.signIn(load.username)).status).toBe(200);
    await again.end('SIGTERM');
    await expect(run('restore', elsewhere, first)).rejects.toThrow('The database has dealers already.');
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(target, { recursive: true, force: true });
  }
});

test('the commands of the administrator work on DATABASE_URL, while the server runs', async () => {
  const postgres = await ownPostgres();
  const dataDir = dataFolder();
  const environment = { DATABASE_URL: postgres.url, ...ELSEWHERE };
  await expect(run('admin', environment, 'restore-ticket', 'nobody', 'ELV-1')).rejects.toThrow(
    'The database cannot be used:',
  );
  const server = await startServer(dataDir, environment);
  try {
    const load = await WriteLoad.begin(new AccountFixture({ url: server.url, dataDir }, ''), 1);
    const [counter] = load.ledger.counters;
    const details = `/api/tickets/ticket-details/${counter?.ticket_id}/`;
    const { ticket_key } = JSON.parse((await load.get(server.url, details)).text);
    expect((await load.remove(server.url, `/api/tickets/ticket-delete/${counter?.ticket_id}/`)).status).toBe(
      204,
    );
    expect((await load.get(server.url, details)).status).toBe(404);
    const { output } = await run('admin', environment, 'restore-ticket', load.username, ticket_key);
    expect(output).toBe(`The ticket ${ticket_key} of ${load.username} is restored.`);
    expect((await load.get(server.url, details)).status).toBe(200);
    console.log(`admin on PostgreSQL ${postgres.version}: ${output}`);
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
