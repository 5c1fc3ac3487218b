import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { openDatabase } from '../database/Database';
import { runDailyJob } from '../jobs/runDailyJob';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { testDatabase } from '../testing/testDatabase';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { remindRenewals, renewalReminderJob } from './remindRenewals';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
const today = localDay();

beforeEach(async () => {
  server = await testServer();
  dealer = await server.dealer();
  customer = await server.customer(dealer, { username: 'mill', email: 'mill@example.com' });
});
afterEach(() => server.close());

const PUBLIC_URL = 'http://console.example';
const store = async (days_left: number, names = ['North 1']) => {
  const elevator_ids: number[] = [];
  for (const elevator_name of names)
    elevator_ids.push((await anElevator(server.db, dealer.id, { elevator_name })).elevator_id);
  return storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids }, days_left));
};
const remind = (day: string) => remindRenewals(server.db, day, PUBLIC_URL);
/** The subjects of the mails since the last call. */
const mails = async () =>
  (
    await server.db.query<{ recipient: string; subject: string; body_text: string }>(
      'delete from outbox returning recipient, subject, body_text',
    )
  ).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
const sentMails = async () => (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);

test('the dealer and the customer are reminded at 60, 30, 15 and 7 days and on lapse, each once (R612)', async () => {
  const { end_date } = await store(70);
  const days: Record<string, number> = {};
  for (let left = 70; left >= -20; left -= 1) {
    for (let run = 0; run < 2; run += 1) await remind(addDays(end_date, -left));
    const count = (await mails()).length;
    if (count > 0) days[left] = count;
  }
  expect(days).toEqual({ 60: 2, 30: 2, 15: 2, 7: 2, '-1': 2 });
});

test('a reminder does not delay a mail that a user waits for', async () => {
  await store(7);
  await remind(today);
  const waiting = await server.db.query('select bulk from outbox');
  expect(waiting).toEqual([{ bulk: true }, { bulk: true }]);
});

test('the mails name the customer, the elevators and the last day, and link the dealer to the contracts', async () => {
  const { end_date } = await store(7, ['South 2', 'North 1']);
  await remind(today);
  const lastDay = end_date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  const [toDealer, toCustomer] = await mails();
  expect(toDealer).toEqual({
    recipient: dealer.email,
    subject: 'The annual maintenance contract of Asha Rao ends in 7 days - Smart Elevator Maintenance',
    body_text:
      'Hello,\n\nThe annual maintenance contract of Asha Rao for the elevators North 1, South 2 ends in 7 days. ' +
      `Its last day is ${lastDay}.\n\nYou can renew it in the console, with the same or different terms:\n\n` +
      'http://console.example/amc_renewals\n',
  });
  expect(toCustomer).toMatchObject({
    recipient: 'mill@example.com',
    subject: 'Your annual maintenance contract ends in 7 days - Smart Elevator Maintenance',
  });
  expect(toCustomer?.body_text).not.toContain('http');
});

test('the customer is written to in their language, else in that of the dealer (R612)', async () => {
  await store(7, ['South 2', 'North 1']);
  await dealer.patch('/api/user-preferences/look/', { language: 'hi', date_format: 'DD/MM/YYYY' });
  await remind(today);
  const [toDealer, toCustomer] = await mails();
  expect(toDealer?.subject).toMatch(/ ends in 7 days /);
  expect(toCustomer?.subject).toBe(
    'आपका वार्षिक रखरखाव अनुबंध 7 दिन में समाप्त हो जाएगा - Smart Elevator Maintenance',
  );
  expect(toCustomer?.body_text).toMatch(/लिफ्टें: North 1, South 2। अंतिम दिन: \d\d\/\d\d\/\d{4}।/);
  await server.db.query(`insert into preferences (dealer_id, user_id, language) values ($1, $2, 'en')`, [
    dealer.id,
    customer.id,
  ]);
  await remind(addDays(today, 8));
  expect((await mails())[1]?.subject).toMatch(/^Your annual maintenance contract has lapsed /);
});

test('the last day has the date format of the dealer', async () => {
  const { end_date } = await store(7);
  await dealer.patch('/api/user-preferences/look/', { date_format: 'DD/MM/YYYY' });
  await remind(today);
  const lastDay = end_date.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1');
  for (const { body_text } of await mails()) expect(body_text).toContain(`Its last day is ${lastDay}.`);
});

test('after a downtime only the nearest stage is sent', async () => {
  const { end_date } = await store(70);
  await remind(addDays(end_date, -70));
  expect(await sentMails()).toEqual([]);
  await remind(addDays(end_date, -5));
  expect(await sentMails()).toEqual([
    expect.stringContaining(`${dealer.email}: The annual maintenance contract of Asha Rao ends in 5 days`),
    expect.stringContaining('mill@example.com: Your annual maintenance contract ends in 5 days'),
  ]);
  await remind(addDays(end_date, -4));
  expect(await sentMails()).toEqual([]);
  await remind(addDays(end_date, 90));
  expect(await sentMails()).toHaveLength(2);
});

test('there are no reminders of a renewed, continued or deleted contract, or of one entered after its end', async () => {
  const renewed = await store(20);
  await dealer.post(`/api/contracts/${renewed.contract_id}/renew/`, {
    start_date: addDays(renewed.end_date, 1),
    end_date: addDays(renewed.end_date, 365),
  });
  // Another contract of the same lifts, added instead of a renewal.
  const continued = await store(20, ['East 1']);
  const { customer_id, elevator_ids } = continued;
  const next = aContractBody({ customer_id, elevator_ids }, 385);
  await storedContract(dealer, { ...next, start_date: addDays(continued.end_date, 1) });
  const deleted = await store(20, ['South 1']);
  await dealer.delete(`/api/contracts/${deleted.contract_id}/`);
  await store(-40, ['West 1']);
  await remind(today);
  expect(await sentMails()).toEqual([]);
});

test('a contract whose end is moved gets new reminders', async () => {
  const { contract_id, end_date } = await store(6);
  await remind(today);
  expect(await sentMails()).toHaveLength(2);
  const later = addDays(end_date, 200);
  await dealer.patch(`/api/contracts/${contract_id}/`, { end_date: later });
  await remind(addDays(today, 1));
  expect(await sentMails()).toEqual([]);
  await remind(addDays(later, -7));
  expect(await sentMails()).toHaveLength(2);
});

test('a deleted customer gets no mail', async () => {
  await store(6);
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: customer.email });
  await mails();
  await remind(today);
  expect(await sentMails()).toEqual([expect.stringContaining(dealer.email)]);
});

test('a deactivated customer gets no mail', async () => {
  await store(6);
  await server.db.query('update users set is_active = false where user_id = $1', [customer.id]);
  await mails();
  await remind(today);
  expect(await sentMails()).toEqual([expect.stringContaining(dealer.email)]);
});

test('a thousand elevators are not all named', async () => {
  await store(
    6,
    Array.from({ length: 13 }, (_, at) => `Lift ${String(at).padStart(2, '0')}`),
  );
  await remind(today);
  const [toDealer] = await mails();
  expect(toDealer?.body_text).toContain('Lift 08, Lift 09 and 3 more ends in 6 days');
});

test('the daily job reminds once with any number of servers, and not for missed days', async () => {
  const { end_date } = await store(65);
  const job = renewalReminderJob(PUBLIC_URL);
  await runDailyJob(server.db, job, addDays(end_date, -65));
  const [{ name } = { name: '' }] = await server.db.query<{ name: string }>(
    'select current_database() as name',
  );
  const cluster = await testDatabase();
  const servers = [1, 2, 3].map(() => openDatabase({ ...cluster.connection, database: name }));
  const done = await Promise.all(servers.map((db) => runDailyJob(db, job, addDays(end_date, -10))));
  expect(done.flat()).toEqual([addDays(end_date, -10)]);
  expect(await sentMails()).toHaveLength(2);
  await Promise.all(servers.map((db) => db.close()));
  await cluster.close();
});
