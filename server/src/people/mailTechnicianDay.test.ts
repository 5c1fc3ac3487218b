import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { syncSignInNames } from '../account/signInNames';
import { resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const TODAY = localDay();

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const send = (worker: Pick<SignedIn, 'id'>, by = dealer, headers: Record<string, string> = {}) =>
  by.inject({
    method: 'POST',
    url: `/api/people/technicians/${worker.id}/day/mail/`,
    payload: { day: TODAY },
    headers,
  });
const mailsTo = (worker: SignedIn) => resetCalls(server).mailsTo(worker.email);

test('201: a technician gets the visits and the open tickets with addresses and phones; repeated, once (R435)', async () => {
  const worker = await server.technician(dealer);
  const customer = await server.customer(dealer);
  await server.db.query(`update users set phoneno = '9810000002' where user_id = $1`, [customer.id]);
  const { elevator_id, elevator_name } = await anElevator(server.db, dealer.id, {
    engineer_id: worker.id,
    customer_id: customer.id,
  });
  await storedVisit(server.db, dealer.id, [elevator_id], {
    ...{ planned_day: TODAY, technician_ids: [worker.id], note: 'Key at the gate' },
    ...{ from_time: '16:00', to_time: '18:00' },
  });
  const assigned = { assignee_id: worker.id, target_date: addDays(TODAY, 1) };
  const { ticket_key } = await aTicket(server.db, dealer.id, elevator_id, { ...assigned, entrapment: true });
  const key = { 'idempotency-key': 'one-click' };
  for (const _ of ['once', 'again']) {
    const answer = await send(worker, dealer, key);
    expect([answer.statusCode, answer.json()]).toEqual([201, { email: worker.email }]);
  }
  const mails = await mailsTo(worker);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.body_text ?? '';
  expect(text).toContain('you have 1 visit and 1 open ticket.');
  const place = `${elevator_name}, Copper Ridge, 710 Obrecht Rd, Sykesville, MD.`;
  expect(text).toContain(`Visit: 16:00–18:00, ${place} Customer: `);
  expect(text).toContain('. Note: Key at the gate');
  expect(text).toContain(`Ticket ${ticket_key} (Doors, Medium, due `);
  expect(text).toContain('Passenger trapped! Door does not close.');
  expect(text).toContain(', 9810000002.');
  // The key is of one technician.
  expect((await send(await server.technician(dealer), dealer, key)).statusCode).toBe(422);
});

test('201: after 40 tickets the others are counted', async () => {
  const worker = await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  for (let at = 0; at < 42; at += 1)
    await aTicket(server.db, dealer.id, elevator_id, { assignee_id: worker.id });
  expect((await send(worker)).statusCode).toBe(201);
  expect((await mailsTo(worker))[0]?.body_text).toMatch(/And 2 more tickets\.\n$/);
});

test('400: a deactivated technician, and one without an address, get no mail (R435)', async () => {
  const [gone, unreachable] = [await server.technician(dealer), await server.technician(dealer)];
  await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: gone.id });
  await server.db.query(`update users set email = '' where user_id = $1`, [unreachable.id]);
  await syncSignInNames(server.db, dealer.id, [unreachable.id]);
  for (const worker of [gone, unreachable]) {
    const answer = await send(worker);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { user_id: ['Only an active technician with an e-mail address can be sent mail.'] },
    ]);
  }
  expect(await mailsTo(gone)).toEqual([]);
});

test('403 and 404: a technician; another dealer, and a customer', async () => {
  const worker = await server.technician(dealer);
  expect((await send(worker, worker)).statusCode).toBe(403);
  expect((await send(worker, await server.dealer())).statusCode).toBe(404);
  expect((await send(await server.customer(dealer))).statusCode).toBe(404);
  expect(await mailsTo(worker)).toEqual([]);
});
