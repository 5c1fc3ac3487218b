import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let leaving: SignedIn;
let anita: SignedIn;
let ben: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  [leaving, anita, ben] = [
    await server.technician(dealer),
    await server.technician(dealer),
    await server.technician(dealer),
  ];
});
afterAll(() => server.close());

const deactivate = (body: object = {}) =>
  dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: leaving.id, ...body });
const remove = (body: object = {}) =>
  dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: leaving.email, ...body });
const WAYS = [
  ['deactivated', deactivate],
  ['deleted', remove],
] as const;

const lifts = (count: number, building_name: string) =>
  Promise.all(
    Array.from({ length: count }, () =>
      anElevator(server.db, dealer.id, { building_name, engineer_id: leaving.id }),
    ),
  );
const ticketOf = (elevator_id: number, values: object = {}) =>
  aTicket(server.db, dealer.id, elevator_id, { assignee_id: leaving.id, ...values });
const work = async (user_id = leaving.id) => {
  const answer = await dealer.get(`/api/account/${dealer.id}/work/${user_id}/`);
  return [answer.statusCode, answer.json<object>()];
};
describe('400: nothing is changed', () => {
  const noSuch = (id: number) => `Invalid pk "${id}" - object does not exist.`;
  let ticket_id: number;
  beforeEach(async () => {
    const [one] = await lifts(1, 'North');
    ({ ticket_id } = await ticketOf(one?.elevator_id ?? 0));
  });
  afterEach(async () => {
    const [left] = await server.db.query(
      `select u.is_active, u.deleted_at, t.assignee_id from users u join tickets t on t.ticket_id = $2 where u.user_id = $1`,
      [leaving.id, ticket_id],
    );
    expect(left).toEqual({ is_active: true, deleted_at: null, assignee_id: leaving.id });
    expect((await leaving.get(`/api/users/${leaving.id}/update_user/`)).statusCode).toBe(200);
  });

  test.each(WAYS)(
    'of a %s technician: a customer, the dealer, another dealer’s technician, an absent, a deleted and a deactivated one',
    async (_, go) => {
      const stranger = await server.technician(await server.dealer());
      const customer = await server.customer(dealer);
      const gone = await server.technician(dealer);
      await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
      await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: ben.id });
      for (const id of [customer.id, dealer.id, stranger.id, 999_999, gone.id, ben.id]) {
        const answer = await go({ receivers: [anita.id, id] });
        expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: [noSuch(id)] }]);
      }
    },
  );

  test.each(WAYS)('the %s technician among the receivers', async (way, go) => {
    const answer = await go({ receivers: [anita.id, leaving.id] });
    const sentence = `Open tickets cannot be handed over to the person who is ${way}.`;
    expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: [sentence] }]);
  });

  test.each([
    ['x', ['Expected a list of items but got type "str".']],
    [Array.from({ length: 51 }, (_, at) => at + 1), ['Ensure this value is less than or equal to 50.']],
  ])('receivers that are %p', async (receivers, sentences) => {
    for (const [, go] of WAYS) {
      const answer = await go({ receivers });
      expect([answer.statusCode, answer.json()]).toEqual([400, { receivers: sentences }]);
    }
  });
});

test('401 and 403: only dealers read the work of their people', async () => {
  const url = `/api/account/${dealer.id}/work/${leaving.id}/`;
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(401);
  for (const person of [leaving, await server.customer(dealer)])
    expect((await person.get(url)).statusCode).toBe(403);
});

test('404: the work of another dealer’s, a deleted and an absent person', async () => {
  const stranger = await server.technician(await server.dealer());
  await remove();
  for (const id of [stranger.id, leaving.id, 999_999]) expect((await work(id))[0]).toBe(404);
  expect((await dealer.get(`/api/account/${stranger.dealer_id}/work/${stranger.id}/`)).statusCode).toBe(404);
});
