import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import * as accountCalls from '@smart-elevator/shared-api/contract/account/endpoints';
import * as peopleCalls from '@smart-elevator/shared-api/contract/people/endpoints';
import { NEW_PASSWORD } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  other = await server.dealer();
  technician = await server.technician(dealer);
  customer = await server.customer(dealer);
});
afterAll(() => server.close());

const REQUIRED = ['This field is required.'];
const UUID = '00000000-0000-4000-8000-000000000000';
const calls = [accountCalls, peopleCalls].flatMap((domain) => Object.values<Endpoint>(domain));

/** Sends a call with a body as the dealer. */
const send = (
  { method, path, access }: Endpoint,
  body: unknown,
  by: SignedIn = dealer,
  dealer_id: number | string = by.id,
) =>
  server.inject({
    method,
    url: fillPath(path, { dealer_id, user_id: technician.id, session_id: UUID }),
    headers: {
      'content-type': 'application/json',
      ...(access === 'public' ? {} : { authorization: `Bearer ${by.token}` }),
    },
    payload: JSON.stringify(body),
  });

interface Fields {
  fields: Record<string, { optional?: boolean }>;
}
const fieldsOf = ({ body }: Endpoint): string[] =>
  Object.entries((body.describe() as unknown as Fields).fields)
    .filter(([, { optional }]) => optional === false)
    .map(([name]) => name);
const withFields = calls.filter((call) => fieldsOf(call).length > 0);
const eachField = withFields.flatMap((call) =>
  fieldsOf(call).map((field) => [call.name, field, call] as const),
);

/** A value for every field, so that only the omitted one is missing. */
const FILLED: Record<string, unknown> = {
  username: 'somebody.new',
  email: 'somebody.new@example.com',
  password: NEW_PASSWORD,
  old_password: NEW_PASSWORD,
  password1: NEW_PASSWORD,
  password2: NEW_PASSWORD,
  new_password1: NEW_PASSWORD,
  new_password2: NEW_PASSWORD,
  user_type: 'DealerUser',
  first_name: 'Somebody',
  last_name: 'New',
  phoneno: '5550100',
  refresh: 'x',
  token: 'x',
  key: 'x',
  uid: 'x',
  code: '123456',
  user_id: 999_999,
};

describe('400: a field that is missing, blank or null', () => {
  test.each(withFields.map((call) => [call.name, call] as const))('%s without any field', async (_, call) => {
    const answer = await send(call, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(Object.fromEntries(fieldsOf(call).map((field) => [field, REQUIRED])));
  });

  test.each(eachField)('%s without %s', async (_, field, call) => {
    const { [field]: left, ...rest } = Object.fromEntries(fieldsOf(call).map((name) => [name, FILLED[name]]));
    expect(left).toBeDefined();
    const answer = await send(call, rest);
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: REQUIRED }]);
  });

  test.each(eachField)('%s with %s null', async (_, field, call) => {
    const filled = Object.fromEntries(fieldsOf(call).map((name) => [name, FILLED[name]]));
    const answer = await send(call, { ...filled, [field]: null });
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: ['This field may not be null.'] }]);
  });
});

describe('400, never 500: a body or a value of another type', () => {
  const values = [[], {}, true, 1.5, 1e300, -1, '\0', '\ud800', 'x'.repeat(100_000), ['x'], { $ne: null }];

  test.each(withFields.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    for (const body of ['text', 1, [1], [{}]]) {
      const answer = await send(call, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('non_field_errors');
    }
    const filled = Object.fromEntries(fieldsOf(call).map((name) => [name, FILLED[name]]));
    for (const field of fieldsOf(call)) {
      for (const value of values) {
        const { statusCode } = await send(call, { ...filled, [field]: value });
        expect(`${field} ${statusCode}`).toMatch(/ (200|201|400|401|404|409|429)$/);
      }
    }
  });
});

describe('access control', () => {
  const dealersOnly = calls.filter(
    ({ access }) => access !== 'public' && access.length === 1 && access[0] === 'DealerUser',
  );

  test.each(dealersOnly.map((call) => [call.name, call] as const))(
    '403: %s, with the token of a technician or a customer',
    async (_, call) => {
      for (const person of [technician, customer]) {
        const answer = await send(call, FILLED, person, dealer.id);
        expect([answer.statusCode, answer.json()]).toEqual([
          403,
          { detail: 'You do not have permission to perform this action.' },
        ]);
      }
    },
  );

  const ofADealer = dealersOnly.filter(({ path }) => path.includes(':dealer_id'));
  test.each(ofADealer.map((call) => [call.name, call] as const))(
    '404: %s, of another dealer, of an absent one, and with an invalid id; the same answer for all (R154, R905)',
    async (_, call) => {
      for (const id of [other.id, 999_999, -1, 0, 'x', '1e3', '%00', '99999999999']) {
        const answer = await send(call, FILLED, dealer, id);
        expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Not found."}']);
      }
    },
  );

  test('404: another dealer’s people by id or e-mail, as if they did not exist', async () => {
    const theirs = await server.technician(other);
    const absent = { id: 999_999, email: 'nobody@example.com' };
    for (const { id, email } of [theirs, absent]) {
      const answers = [
        await dealer.get(`/api/users/${id}/update_user/`),
        await dealer.patch(`/api/users/${id}/update_user/`),
        await dealer.patch(`/api/users/${id}/update_user/`, { first_name: 'Taken' }),
        await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email }),
        await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: id }),
        await dealer.post(`/api/account/${dealer.id}/activate/`, { user_id: id }),
      ];
      for (const { statusCode, body } of answers)
        expect([statusCode, body]).toEqual([404, '{"detail":"Not found."}']);
    }
    expect((await theirs.get(`/api/users/${theirs.id}/update_user/`)).json()).toMatchObject({
      data: { first_name: 'Asha' },
    });
  });

  test('200: technicians and customers read their own profile, and sign in for the companion app', async () => {
    for (const person of [technician, customer]) {
      const answer = await person.get(`/api/users/${person.id}/update_user/`);
      expect(answer.json()).toMatchObject({ data: { user_id: person.id, email: person.email } });
    }
  });
});
