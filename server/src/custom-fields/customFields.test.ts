import { insertFields } from '../demo/insertFields';
import { REPORT_FIELDS, TICKET_FIELDS } from '../demo/demoFields';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
const PATH = '/api/custom_fields/get_custom_fields_by_type';

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  await insertFields(server.db, dealer.id, 'ticket', TICKET_FIELDS);
  await insertFields(server.db, dealer.id, 'report', REPORT_FIELDS);
});
afterAll(() => server.close());

describe('200', () => {
  test('the fields of tickets, of every format, by their order (R721, R722)', async () => {
    const fields = (await dealer.get(`${PATH}/ticket/`)).json();
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(TICKET_FIELDS.map(({ name }) => name));
    expect(fields[1]).toEqual({
      id: expect.any(Number),
      name: 'Reported through',
      description: 'How the dealer heard of it',
      format: 'dropdown',
      tracker: 'ticket',
      is_required: true,
      order: 1,
      options: ['Phone', 'Companion app', 'Mail', 'Maintenance visit'],
    });
  });

  test('the fields of reports are separate; technicians and customers read them too', async () => {
    const technician = await server.technician(dealer);
    const fields = (await technician.get(`${PATH}/report/`)).json();
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(REPORT_FIELDS.map(({ name }) => name));
  });

  test('another dealer’s fields and deleted ones are not included', async () => {
    expect((await other.get(`${PATH}/ticket/`)).json()).toEqual([]);
    await server.db.query("update custom_fields set deleted_at = now() where name = 'Fault code'");
    expect((await dealer.get(`${PATH}/ticket/`)).json()).toHaveLength(TICKET_FIELDS.length - 1);
  });
});

describe('one field', () => {
  test('the dealer, a technician and a customer may read it (R726)', async () => {
    const [field] = (await dealer.get(`${PATH}/report/`)).json();
    const people = [dealer, await server.technician(dealer), await server.customer(dealer)];
    for (const person of people) {
      const answer = await person.get(`/api/custom_fields/${field.id}/`);
      expect([answer.statusCode, answer.json()]).toEqual([200, field]);
    }
  });

  test('another dealer’s, an absent, a huge and a misspelled id are the same 404', async () => {
    const [field] = (await dealer.get(`${PATH}/report/`)).json();
    for (const id of [field.id, 999_999, '99999999999999', '-1', 'abc']) {
      const answer = await other.get(`/api/custom_fields/${id}/`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
  });
});

test('401: without a token', async () => {
  expect((await server.inject({ url: `${PATH}/ticket/` })).statusCode).toBe(401);
});

test('404: an entity that has no custom fields', async () => {
  expect((await dealer.get(`${PATH}/elevator/`)).statusCode).toBe(404);
});
