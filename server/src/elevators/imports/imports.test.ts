import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  importMessages,
  importUseMessages,
} from '@smart-elevator/shared-api/contract/elevators/storedImport';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { templateCsv } from '../../demo/templateRow';
import { storedContract, aContractBody } from '../../testing/aContract';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import { aPdf, sendFile } from '../../testing/sendFile';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;
const IMPORTS = '/api/elevators/imports/';

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const send = (...rows: Partial<UploadValues>[]) =>
  uploadFile(dealer, '/api/elevators/upload_csv/', templateCsv(rows.map((row) => anUploadRow(dealer, row))));
const imports = async (by = dealer) =>
  (await by.get(`${IMPORTS}?page=1`)).json<{ results: StoredImport[] }>().results;
const undo = (import_id: number, by = dealer) => by.post(`${IMPORTS}${import_id}/undo/`, {});
const undoNewest = async () => undo((await imports())[0]?.import_id ?? 0);
const visible = async () => [
  (await dealer.get('/api/elevators/?page=1')).json().count,
  (await dealer.get(`/api/users/${dealer.id}/user_customer_list/?page=1`)).json().count,
];
/** The ids of the newest import's first elevator and customer. */
const rowsOf = async () => ({
  elevator_id: Number((await storedElevators(server.db, dealer))[0]?.elevator_id),
  customer_id: Number((await storedCustomers(server.db, dealer))[0]?.user_id),
});

test('200: the imports are listed with who, when and what they created, the newest first', async () => {
  await send({}, { elevator_name: 'CR1001' });
  await send({ elevator_name: 'CR1002' });
  const created_by = (
    await server.db.query<{ username: string }>('select username from users where user_id = $1', [dealer.id])
  )[0]?.username;
  const about = { file_name: 'customers.csv', created_by, undone_at: null };
  expect(await imports()).toMatchObject([
    { ...about, customers_created: 0, elevators_created: 1 },
    {
      ...about,
      customers_created: 1,
      elevators_created: 2,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(await imports(await server.dealer())).toEqual([]);
});

test('200: an undone import has left no elevator, no customer and no invitation that is not sent; it can be imported again', async () => {
  await send({}, { elevator_name: 'CR1001' });
  expect(await visible()).toEqual([2, 1]);
  const answer = await undoNewest();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { elevators_created: 2, undone_at: expect.stringMatching(/^\d{4}/) },
  ]);
  expect(await visible()).toEqual([0, 0]);
  expect(await server.db.query('select from outbox where dealer_id = $1', [dealer.id])).toEqual([]);
  expect((await undoNewest()).json()).toEqual(answer.json());
  expect((await send({})).statusCode).toBe(201);
});

test('200: people who were invited have no way in', async () => {
  await send({});
  const [mail] = await server.db.query<{ body_text: string }>(
    'select body_text from outbox where dealer_id = $1',
    [dealer.id],
  );
  const key = /key=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
  const open = () => server.inject({ method: 'POST', url: '/api/account/invitation/', payload: { key } });
  expect((await open()).statusCode).toBe(200);
  await undoNewest();
  expect((await open()).statusCode).toBe(404);
});

test('200: a customer who existed before stays', async () => {
  await send({});
  await send({ elevator_name: 'CR1001' });
  expect((await undoNewest()).statusCode).toBe(200);
  expect(await visible()).toEqual([1, 1]);
});

describe('409: the import stays as a whole', () => {
  type Ids = Awaited<ReturnType<typeof rowsOf>>;
  const customer = () => `Copper Ridge Management (ridge_${dealer.id})`;
  const cases: readonly [string, (ids: Ids) => Promise<unknown>, () => string][] = [
    [
      'an elevator has a ticket',
      ({ elevator_id }) => aTicket(server.db, dealer.id, elevator_id),
      () => importMessages.elevatorTicket('CR1000'),
    ],
    [
      'an elevator has a visit, also one that was done (R1260)',
      async ({ elevator_id }) => {
        const visit = { elevator_ids: [elevator_id], planned_day: localDay() };
        const { visit_id, version } = (await dealer.post('/api/visits/', visit)).json<
          Record<string, number>
        >();
        return dealer.post(`/api/visits/${visit_id}/state/`, { version, state: 'Done' });
      },
      () => importMessages.elevatorVisit('CR1000'),
    ],
    [
      'the maintenance of an elevator was changed',
      ({ elevator_id }) => dealer.patch(`/api/elevators/${elevator_id}/`, { main_state: 'Completed' }),
      () => importMessages.elevatorMaintenance('CR1000'),
    ],
    [
      'there is a contract',
      ({ customer_id, elevator_id }) =>
        storedContract(dealer, aContractBody({ customer_id, elevator_ids: [elevator_id] })),
      () => importMessages.elevatorContract('CR1000'),
    ],
    [
      'an elevator had an emergency, also one whose ticket is gone',
      async ({ elevator_id }) => {
        await dealer.post('/api/alarms/', { elevator_id });
        await server.db.query('delete from tickets where dealer_id = $1', [dealer.id]);
      },
      () => importUseMessages.elevatorAlarm('CR1000'),
    ],
    [
      'an elevator is sealed',
      ({ elevator_id }) =>
        dealer.post(`/api/elevators/${elevator_id}/seals/`, { reason: 'Inspector is called' }),
      () => importUseMessages.elevatorSeal('CR1000'),
    ],
    [
      'an elevator has a test call',
      ({ elevator_id }) => dealer.post('/api/alarms/test_calls/', { elevator_id }),
      () => importUseMessages.elevatorTestCall('CR1000'),
    ],
    [
      'an elevator has a file',
      ({ elevator_id }) => sendFile(dealer, { owner: 'elevator', owner_id: elevator_id }, aPdf()),
      () => importUseMessages.elevatorFile('CR1000'),
    ],
    [
      'a report of an elevator was sent',
      ({ elevator_id }) => {
        const sent = { language: 'en', as: 'link', days: 30, recipients: [] };
        const until = localDay();
        return dealer.post('/api/shared-reports/', {
          ...sent,
          elevator: elevator_id,
          from: until,
          to: until,
        });
      },
      () => importUseMessages.elevatorSharedReport('CR1000'),
    ],
    [
      'a customer has accepted the invitation',
      ({ customer_id }) =>
        server.db.query("update users set password_hash = 'x' where user_id = $1", [customer_id]),
      () => importUseMessages.customerPassword(customer()),
    ],
    [
      'a customer has another elevator',
      ({ customer_id }) => anElevator(server.db, dealer.id, { customer_id }),
      () => importMessages.customerElevator(customer()),
    ],
    [
      'a customer has reported a ticket',
      async ({ customer_id }) => {
        const { elevator_id } = await anElevator(server.db, dealer.id);
        await aTicket(server.db, dealer.id, elevator_id, { reporter_id: customer_id });
      },
      () => importMessages.customerTicket(customer()),
    ],
  ];
  test.each(cases)('%s', async (_, use, detail) => {
    await send({}, { elevator_name: 'CR1001' });
    await use(await rowsOf());
    const before = await visible();
    const answer = await undoNewest();
    expect([answer.statusCode, answer.json()]).toEqual([409, { detail: detail() }]);
    expect(await visible()).toEqual(before);
    expect(await imports()).toMatchObject([{ undone_at: null }]);
  });

  test('an elevator has an engineer', async () => {
    await send({});
    const engineer = await server.technician(dealer);
    await server.db.query('update elevators set engineer_id = $2 where dealer_id = $1', [
      dealer.id,
      engineer.id,
    ]);
    expect((await undoNewest()).json()).toEqual({ detail: importMessages.elevatorEngineer('CR1000') });
  });
});

test('401, 403, 404: an import is for its own dealer', async () => {
  await send({});
  const [{ import_id } = { import_id: 0 }] = await imports();
  expect((await server.inject({ url: IMPORTS })).statusCode).toBe(401);
  expect((await undo(import_id, await server.technician(dealer))).statusCode).toBe(403);
  expect((await undo(import_id, await server.dealer())).statusCode).toBe(404);
  expect((await undo(2_000_000_000)).statusCode).toBe(404);
  expect(await visible()).toEqual([1, 1]);
});
