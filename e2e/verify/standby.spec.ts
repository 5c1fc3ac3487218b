import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { ELEVATOR } from '../console/dealerApi';

/** `npm run verify:standby`: lists and reports are read on a streaming standby, and own changes are always seen. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 100);

test('reads go to the standby; a change is seen at once, also while the standby is behind or away', async () => {
  const primary = await ownPostgres();
  const standby = await ownPostgres({ log_statement: 'all' }, dataFolder(), 'system', primary);
  const control = new Client(standby.connection);
  const dataDirs = [dataFolder(), dataFolder()];
  const servers = [];
  try {
    for (const dataDir of dataDirs)
      servers.push(
        await startServer(dataDir, {
          DATABASE_URL: primary.url,
          DATABASE_READ_URL: standby.url,
          JWT_SECRET: 'one secret for all servers, long enough',
          DEMO: '0',
        }),
      );
    const [first, second] = servers.map(
      ({ url }, at) => new AccountFixture({ url, dataDir: dataDirs[at] ?? '' }, ''),
    );
    if (!first || !second) throw new Error('There are no two servers.');
    const { id, access: token } = await first.member();
    await control.connect();
    const added = await first.ask('POST', '/api/elevators/add/', { token, body: elevatorOf(id) });
    expect(added.status, added.text).toBe(201);
    const { elevator_id } = JSON.parse(added.text);

    /** Changes on one server and reads on the other; returns the number of reads on the standby. */
    const changeAndRead = async (rounds: number): Promise<number> => {
      const before = listsIn(standby.log);
      for (let round = 0; round < rounds; round++) {
        const made = await first.ask('POST', '/api/tickets/create/', {
          token,
          body: ticketOf(id, elevator_id),
        });
        expect(made.status, made.text).toBe(201);
        const { ticket_key } = JSON.parse(made.text);
        const list = await second.ask('GET', `/api/tickets/all-ticket-list-emp/${id}/?page=1`, { token });
        expect(list.status, list.text).toBe(200);
        expect(list.text).toContain(`"${ticket_key}"`);
      }
      return listsIn(standby.log) - before;
    };

    const usual = await changeAndRead(ROUNDS);
    await control.query('select pg_wal_replay_pause()');
    const behind = await changeAndRead(10);
    await control.query('select pg_wal_replay_resume()');
    await control.end();
    let again = 0;
    await expect(async () => {
      again += await changeAndRead(1);
      expect(again).toBeGreaterThan(0);
    }).toPass();
    const unchanged = listsIn(standby.log);
    for (let round = 0; round < ROUNDS; round++) {
      const list = await second.ask('GET', `/api/tickets/all-ticket-list-emp/${id}/?page=1`, { token });
      expect(list.status).toBe(200);
    }
    const quiet = listsIn(standby.log) - unchanged;
    standby.halt();
    expect(await changeAndRead(10)).toBe(0);

    expect(behind).toBe(0);
    expect(quiet).toBeGreaterThan(ROUNDS / 2);
    console.log(
      `PostgreSQL ${primary.version} with a streaming standby: ${quiet} of ${ROUNDS} lists without a change before ran on it; ` +
        `after a change on another server ${usual} of ${ROUNDS}, none while its replay was paused or it was away; ` +
        'every list had the change',
    );
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    standby.remove();
    primary.remove();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
});

/** How many ticket lists the log says were read. */
const listsIn = (log: string): number => readFileSync(log, 'utf8').split(/from tickets t\b/).length - 1;

const elevatorOf = (id: number) => ({ ...ELEVATOR, user_id: [id], elevator_name: 'First' });

const ticketOf = (reporter: number, elevator_id: number) => ({
  elevator_id,
  reporter,
  summary: 'Door does not close',
  description: 'Seen at the third floor.',
  label: 'Doors',
  start_date: '2026-01-01',
  target_date: '2030-12-31',
});
