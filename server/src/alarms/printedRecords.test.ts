import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { recordMessages } from '@smart-elevator/shared-api/contract/reports/report';
import { aContractBody, storedContract } from '../testing/aContract';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { readPdf } from '../testing/readPdf';
import { storedVisit } from '../testing/storedVisit';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await alarmWorld(server);
});
afterAll(() => server.close());

/** The text of a record of some days, printed for a dealer whose clock is `offset` minutes ahead of UTC. */
async function printed(call: string, from: string, to = from, offset = '330'): Promise<string> {
  const answer = await world.dealer.inject({
    method: 'GET',
    url: `${call}?from=${from}&to=${to}&language=en`,
    headers: { 'x-utc-offset': offset },
  });
  expect(answer.statusCode).toBe(200);
  return JSON.stringify(await readPdf(answer.rawPayload));
}
const register = (from: string, to?: string) => printed('/api/alarms/register/', from, to);
const logbook = (from: string, to?: string, offset?: string) =>
  printed(`/api/elevators/${world.elevator_id}/logbook/`, from, to, offset);
const visit = (planned_day: string, values: object) =>
  storedVisit(server.db, world.dealer.id, [world.elevator_id], { planned_day, ...values });

test('400: a record of more alarms than fit is refused, not cut (R1370, R1371)', async () => {
  const { alarm_id } = await world.report();
  const copies = (count: number) =>
    server.db.query(
      `insert into alarms (dealer_id, elevator_id, reported_at)
        select a.dealer_id, a.elevator_id, '2026-03-05T10:00:00Z' from alarms a, generate_series(1, $3)
        where a.dealer_id = $1 and a.alarm_id = $2`,
      [world.dealer.id, alarm_id, count],
    );
  await copies(1_000);
  expect(await register('2026-03-05')).toContain('03/05/2026');
  await copies(1);
  for (const call of ['/api/alarms/register/', `/api/elevators/${world.elevator_id}/logbook/`]) {
    const answer = await world.dealer.get(`${call}?from=2026-03-01&to=2026-03-05&language=en`);
    expect([answer.statusCode, answer.json()]).toEqual([400, { to: [recordMessages.tooManyEntries] }]);
  }
});

test('days and moments are those of the clock of the caller (R1370)', async () => {
  const { alarm_id } = await world.report();
  await server.db.query(
    `update alarms set reported_at = '2026-01-11T19:51:00Z' where dealer_id = $1 and alarm_id = $2`,
    [world.dealer.id, alarm_id],
  );
  await visit('2026-01-06', { state: 'Done', done_at: '2026-01-06T20:30:00Z' });
  expect(await register('2026-01-12')).toContain('01/12/2026 01:21');
  expect(await register('2026-01-11')).toContain('Nothing was recorded in this period.');
  const lines = await logbook('2026-01-07', '2026-01-12');
  expect(lines).toContain('01/07/2026 02:00');
  expect(lines).toContain('01/12/2026 01:21');
  expect(await logbook('2026-01-06', '2026-01-11', '-480')).toContain('01/06/2026 12:30');
});

describe('the logbook has only what happened (R1371)', () => {
  test('no visit that is still open, however old, and not whether the customer has paid', async () => {
    const today = localDay();
    await visit(addDays(today, -400), { state: 'OnHold' });
    await visit(addDays(today, -2), { state: 'Missed' });
    const { dealer, customer, elevator_id } = world;
    const covers = { customer_id: customer.id, elevator_ids: [elevator_id] };
    await storedContract(dealer, aContractBody(covers, 2));
    const next = { start_date: addDays(today, 3), kind: 'Non-comprehensive' };
    await storedContract(dealer, aContractBody(covers, 367, next));
    const lines = await logbook(addDays(today, -700), addDays(today, 700));
    expect(lines).toContain('Visit missed');
    expect(lines).toContain('Contract: Comprehensive AMC');
    for (const text of ['Next visit', 'OnHold', 'Not paid', 'Non-comprehensive'])
      expect(lines).not.toContain(text);
  });

  test('a period has its own entries, however many are newer', async () => {
    await visit('2026-01-06', { state: 'Missed' });
    await server.db.query(
      `insert into reports (dealer_id, elevator_id, author_id, report_date)
       select $1, $2, $1, '2026-02-01' from generate_series(1, 1100)`,
      [world.dealer.id, world.elevator_id],
    );
    expect(await logbook('2026-01-01', '2026-01-31')).toContain('Visit missed');
  });
});
