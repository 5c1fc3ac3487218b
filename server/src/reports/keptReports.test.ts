import type { ReportLetter } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { drawnTo } from '../testing/drawnTo';
import { readPdf } from '../testing/readPdf';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld } from '../testing/visitWorld';
import { formatDay } from '../database/dateFormat';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a report stays as it was made, with the days of its own maintenance, when its lift changes later, and is sent to whom it names (R622, R624, R1212)', async () => {
  const { dealer, customer, inDays, lift, ...world } = await visitWorld(server);
  await server.db.query(`update users set first_name = 'Palm', last_name = 'Society' where user_id = $1`, [
    customer.id,
  ]);
  const elevator_id = await lift({ elevator_name: 'North', main_cycle_days: 30 });
  const url = `/api/elevators/${elevator_id}/`;
  const { visit_id, version } = await world.add({ elevator_ids: [elevator_id] });
  const done = await dealer.post(`/api/visits/${visit_id}/state/`, { version, state: 'Done' });
  const [{ report_id }] = done.json().lifts;
  const read = async (by = dealer) =>
    (await readPdf((await by.get(`/api/cust-reports/${report_id}/read/`)).rawPayload)).pages.join('\n');

  const proposed = async () =>
    (
      await dealer.get(`/api/shared-reports/letter/?amc_report=${report_id}&language=en&as=pdf&days=30`)
    ).json<ReportLetter>().recipients;

  const before = await read();
  const shown = (days: number) => formatDay(inDays(days), 'MM/DD/YYYY');
  for (const text of ['North', 'Palm Society', `due date ${shown(30)}`, `completed date ${shown(0)}`])
    expect(before).toContain(text);

  const buyer = await server.customer(dealer);
  const changes = { elevator_name: 'South', customer_id: buyer.id, main_due_date: inDays(90) };
  expect((await dealer.patch(url, changes)).statusCode).toBe(200);
  expect(await read()).toBe(before);
  expect(await read(buyer)).not.toContain('Palm Society');
  expect(await proposed()).toEqual([customer.email]);

  await server.db.query('update reports set facts = null where report_id = $1', [report_id]);
  const older = await read();
  expect(older).toContain('South');
  expect(older).not.toContain('Palm Society');
  expect(older).toContain(`due date ${shown(90)}`);
  expect(await proposed()).toEqual([buyer.email]);
});

test('a later customer of the lift does not see the signature of the former one on an AMC report (R1441)', async () => {
  const { dealer, customer, lift, ...world } = await visitWorld(server);
  const elevator_id = await lift({ customer_id: customer.id });
  const points = [0, 1, 2].map((at) => ({ x: at * 100, y: at * 50, time: at, pressure: 0.5 }));
  const signature = { width: 320, height: 160, strokes: [{ points }] };
  const visit = await world.add({ elevator_ids: [elevator_id] });
  const done = await world.state(visit, 'Done', { signature }, world.ravi);
  const [{ report_id }] = done.json().lifts;
  const linesFor = async (by: SignedIn) =>
    drawnTo((await by.get(`/api/cust-reports/${report_id}/read/`)).rawPayload).length;
  const signed = await linesFor(dealer);
  expect(await linesFor(customer)).toBe(signed);
  const buyer = await server.customer(dealer);
  await dealer.patch(`/api/elevators/${elevator_id}/`, { customer_id: buyer.id });
  expect(await linesFor(dealer)).toBe(signed);
  expect(await linesFor(buyer)).toBeLessThan(signed);
});

test('a report is read in the language of who opens it (R622)', async () => {
  const { dealer, customer, lift, ...world } = await visitWorld(server);
  const elevator_id = await lift({ elevator_name: 'North', customer_id: customer.id });
  const { visit_id, version } = await world.add({ elevator_ids: [elevator_id] });
  const done = await dealer.post(`/api/visits/${visit_id}/state/`, { version, state: 'Done' });
  const [{ report_id }] = done.json().lifts;
  const read = async (by = dealer) =>
    (await readPdf((await by.get(`/api/cust-reports/${report_id}/read/`)).rawPayload)).pages.join('\n');
  expect(await read()).toContain('due date');
  await dealer.patch('/api/user-preferences/look/', { language: 'hi' });
  for (const by of [dealer, customer]) expect(await read(by)).not.toContain('due date');
  await server.db.query(`insert into preferences (dealer_id, user_id, language) values ($1, $2, 'en')`, [
    dealer.id,
    customer.id,
  ]);
  expect(await read(customer)).toContain('due date');
});
