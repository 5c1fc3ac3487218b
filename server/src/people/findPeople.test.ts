import type { FoundPerson } from '@smart-elevator/shared-api/contract/people/findEndpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

const find = (text: string, user_type = 'TechnicianUser', from = dealer) =>
  from.get(`/api/users/find/?user_type=${user_type}&text=${encodeURIComponent(text)}`);
const names = async (text: string, user_type?: string): Promise<string[]> => {
  const answer = await find(text, user_type);
  expect(answer.statusCode).toBe(200);
  return answer.json<FoundPerson[]>().map(({ username }) => username);
};

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  await server.technician(dealer, {
    username: 'priya.s',
    first_name: 'Priya',
    last_name: 'Sharma',
    email: 'p@lifts.example',
    phoneno: '+91 98-765',
  });
  await server.technician(dealer, { username: 'Arjun', first_name: 'Arjun', last_name: 'Verma' });
  await server.customer(dealer, { username: 'sharma_towers', first_name: 'Ravi', last_name: 'Kumar' });
  const gone = await server.technician(dealer, { username: 'sharma.old' });
  await deletePerson(server.db, gone);
});
afterAll(() => server.close());

test.each([
  ['priya sh', 'TechnicianUser', ['priya.s']],
  ['SHARMA', 'TechnicianUser', ['priya.s']],
  ['sharma', 'CustomerUser', ['sharma_towers']],
  ['kumar', 'CustomerUser', ['sharma_towers']],
  ['r', 'TechnicianUser', ['Arjun', 'priya.s']],
  ['P@LIFTS', 'TechnicianUser', ['priya.s']],
  ['9198765', 'TechnicianUser', ['priya.s']],
  ['nobody', 'TechnicianUser', []],
])('200: %p among %p finds by name, user name, e-mail or phone: %p', async (text, user_type, expected) => {
  expect(await names(text, user_type)).toEqual(expected);
});

test("200: another dealer's people are never found", async () => {
  expect((await find('sharma', 'TechnicianUser', await server.dealer())).json()).toEqual([]);
});

test('400, 401 and 403: a dealer as the kind, a blank text, no session, a technician', async () => {
  expect((await find('a', 'DealerUser')).statusCode).toBe(400);
  expect((await find(' ')).statusCode).toBe(400);
  const url = '/api/users/find/?user_type=TechnicianUser&text=a';
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(401);
  expect((await find('a', 'TechnicianUser', await server.technician(dealer))).statusCode).toBe(403);
});
