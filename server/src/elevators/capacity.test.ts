import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let made = 0;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

const add = (changes: object = {}) =>
  dealer.post('/api/elevators/add/', {
    user_id: [dealer.id],
    elevator_name: `Lift ${++made}`,
    building_name: 'Harbor Tower',
    elevator_address: '1 Cathedral St',
    elevator_zip: '21401',
    install_date: '2014-05-17',
    main_start_date: '2026-01-01',
    main_due_date: '2199-01-31',
    main_cycle_days: 30,
    ...changes,
  });
const at = ({ elevator_id }: { elevator_id: number }) => `/api/elevators/${elevator_id}/`;

test.each([
  ['630 kg', { capacity_kg: 630 }, 630],
  ['kilograms in digits', { capacity_kg: '1000' }, 1000],
  ['nothing', {}, null],
  ['null', { capacity_kg: null }, null],
])('a new elevator has the given capacity: %s', async (_what, sent, stored) => {
  const answer = await add(sent);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ capacity_kg: stored });
  expect((await dealer.get(at(answer.json()))).json()).toMatchObject({ capacity_kg: stored });
  const list = await dealer.get(`/api/users/${dealer.id}/elevators/?page=1&search=Lift ${made}`);
  expect(list.json()).toMatchObject({ results: [{ capacity_kg: stored }] });
});

test('a change sets it, keeps it if it is not named, and removes it by null', async () => {
  const elevator = (await add()).json();
  const change = async (body: object) => (await dealer.patch(at(elevator), body)).json();
  expect(await change({ capacity_kg: 1600 })).toMatchObject({ capacity_kg: 1600 });
  expect(await change({ building_name: 'Mill' })).toMatchObject({ capacity_kg: 1600 });
  expect(await change({ capacity_kg: null })).toMatchObject({ capacity_kg: null });
});

test.each([
  [0, 'Ensure this value is greater than or equal to 1.'],
  [100_001, 'Ensure this value is less than or equal to 100000.'],
  [630.5, 'A valid integer is required.'],
  ['much', 'A valid integer is required.'],
])('a capacity of %p is refused', async (capacity_kg, sentence) => {
  const answer = await add({ capacity_kg });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ capacity_kg: [sentence] });
});
