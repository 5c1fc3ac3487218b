import type { FoundElevator } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

const find = (text: string, from = dealer) =>
  from.get(`/api/elevators/find/?text=${encodeURIComponent(text)}`);
const names = async (text: string): Promise<string[]> => {
  const answer = await find(text);
  expect(answer.statusCode).toBe(200);
  return answer.json<FoundElevator[]>().map(({ elevator_name }) => elevator_name);
};

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const lift = (
    elevator_name: string,
    building_name: string,
    elevator_address: string,
    values: object = {},
  ) => anElevator(server.db, dealer.id, { elevator_name, building_name, elevator_address, ...values });
  await lift('Z Harbor', 'Mill House', '1 Main St');
  for (const letter of 'EDCBA') await lift(`${letter}1`, 'Harbor Tower', '2 Cathedral St');
  const owner = await server.customer(dealer, { username: 'lake.society', last_name: 'Society' });
  await lift('क्\u200Dष\u0940', 'Caf\u00E9 House', '9 Hill St');
  await lift('a_b', 'Town Hall', '710 Obrecht Rd', { customer_id: owner.id });
  await lift('Harbor old', 'Mill House', '1 Main St', { deleted_at: '2026-03-03' });
});
afterAll(() => server.close());

test.each([
  ['z harb', ['Z Harbor']],
  ['HARBOR', ['Z Harbor', 'A1', 'B1', 'C1', 'D1']],
  ['obrecht', ['a_b']],
  ['_', ['a_b']],
  // Joiners, composition and special spaces make no difference (R915).
  ['क्षी', ['क्\u200Dषी']],
  ['क्\u200Cषी', ['क्\u200Dषी']],
  ['क्', ['क्\u200Dषी']],
  ['cafe\u0301\u00A0house', ['क्\u200Dषी']],
  ['b1', ['B1']],
  // The palette finds the customer, whose page has the elevators.
  ['LAKE.S', []],
  ['nothing', []],
  ['to', []],
  ['tow', ['A1', 'a_b', 'B1', 'C1', 'D1']],
])('200: %p finds by name, building or address, by name first: %p', async (text, expected) => {
  expect(await names(text)).toEqual(expected);
});

test('200: a result has its place; another dealer’s elevators are never found', async () => {
  expect((await find('a_b')).json()).toEqual([
    {
      elevator_id: expect.any(Number),
      elevator_name: 'a_b',
      building_name: 'Town Hall',
      elevator_address: '710 Obrecht Rd',
      sealed: false,
    },
  ]);
  expect((await find('harbor', await server.dealer())).json()).toEqual([]);
});

test('400, 401 and 403: a blank text, no session, a technician', async () => {
  expect((await find(' ')).statusCode).toBe(400);
  expect((await server.inject({ method: 'GET', url: '/api/elevators/find/?text=a' })).statusCode).toBe(401);
  expect((await find('a', await server.technician(dealer))).statusCode).toBe(403);
});
