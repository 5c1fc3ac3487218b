import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

test('all tests use ids that 32 bits cannot hold, and another one for each table', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id);
  const ids = [dealer.id, elevator_id, ticket_id];
  expect(Math.min(...ids)).toBeGreaterThan(2 ** 40);
  expect(new Set(ids).size).toBe(3);
});

const ID = /:(\w+_)?id\b/g;
const withId = endpoints.filter(
  ({ path, access, content }) => path.match(ID) && access.includes('DealerUser') && !content,
);

test.each(withId.map(({ method, path }) => [method, path] as const))(
  '404: %s %s with an id beyond the range',
  async (method, path) => {
    for (const beyond of [2 ** 50, '9'.repeat(40)]) {
      const answer = await dealer.inject({ method, url: path.replace(ID, String(beyond)), payload: {} });
      expect(answer.statusCode).toBe(404);
    }
  },
);
