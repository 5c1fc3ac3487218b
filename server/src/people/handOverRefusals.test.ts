import { handOverCalls, WAYS, type HandOverCalls } from '../testing/handOverCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: HandOverCalls;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  calls = await handOverCalls(server);
});
afterAll(() => server.close());

describe('400: nothing is changed', () => {
  const noSuch = (id: number) => `Invalid pk "${id}" - object does not exist.`;
  let ticket_id: number;
  beforeEach(async () => {
    const [one] = await calls.lifts(1, 'North');
    ({ ticket_id } = await calls.ticketOf(one?.elevator_id ?? 0));
  });
  afterEach(async () => {
    const [left] = await server.db.query(
      `select u.is_active, u.deleted_at, t.assignee_id from users u join tickets t on t.ticket_id = $2 where u.user_id = $1`,
      [calls.leaving.id, ticket_id],
    );
    expect(left).toEqual({ is_active: true, deleted_at: null, assignee_id: calls.leaving.id });
    expect((await calls.leaving.get(`/api/users/${calls.leaving.id}/update_user/`)).statusCode).toBe(200);
  });

  test.each(WAYS)(
    'of a %s technician: a customer, the dealer, another dealer’s technician, an absent, a deleted and a deactivated one',
    async (_, go) => {
      const stranger = await server.technician(await server.dealer());
      const customer = await server.customer(calls.dealer);
      const gone = await server.technician(calls.dealer);
      await calls.dealer.patch(`/api/account/${calls.dealer.id}/user_delete/`, { email: gone.email });
      await calls.dealer.post(`/api/account/${calls.dealer.id}/deactivate/`, { user_id: calls.ben.id });
      for (const id of [customer.id, calls.dealer.id, stranger.id, 999_999, gone.id, calls.ben.id]) {
        const answer = await calls[go]({ receivers: [calls.anita.id, id] });
        expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: [noSuch(id)] }]);
      }
    },
  );

  test.each(WAYS)('the %s technician among the receivers', async (way, go) => {
    const answer = await calls[go]({ receivers: [calls.anita.id, calls.leaving.id] });
    const sentence = `Open tickets cannot be handed over to the person who is ${way}.`;
    expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: [sentence] }]);
  });

  test.each([
    ['x', ['Expected a list of items but got type "str".']],
    [Array.from({ length: 51 }, (_, at) => at + 1), ['Ensure this value is less than or equal to 50.']],
  ])('receivers that are %p', async (receivers, sentences) => {
    for (const [, go] of WAYS) {
      const answer = await calls[go]({ receivers });
      expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: sentences }]);
    }
  });
});

test('401 and 403: only dealers read the work of their people', async () => {
  const url = calls.workPath(calls.leaving.id);
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(401);
  for (const person of [calls.leaving, await server.customer(calls.dealer)])
    expect((await person.get(url)).statusCode).toBe(403);
});

test('404: the work of another dealer’s, a deleted and an absent person', async () => {
  const stranger = await server.technician(await server.dealer());
  await calls.remove();
  for (const id of [stranger.id, calls.leaving.id, 999_999]) expect((await calls.work(id))[0]).toBe(404);
  const url = calls.workPath(stranger.id, stranger.dealer_id);
  expect((await calls.dealer.get(url)).statusCode).toBe(404);
});
