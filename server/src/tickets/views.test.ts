import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

beforeEach(async () => {
  [dealer, other] = [await server.dealer(), await server.dealer()];
});
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const url = '/api/tickets/views/';
const view = (name: string, query = 'status=Open') => ({ name, list: '/all_tech_issues', query });
const names = async (by = dealer) => (await by.get(url)).json().map(({ name }: { name: string }) => name);

test('a view is saved and listed by name, for its owner only', async () => {
  const saved = await dealer.post(url, view('Urgent'));
  expect([saved.statusCode, saved.json()]).toEqual([201, { view_id: expect.any(Number), ...view('Urgent') }]);
  await dealer.post(url, view('all of Anita', ''));
  expect(await names()).toEqual(['all of Anita', 'Urgent']);
  expect(await names(other)).toEqual([]);
});

test('the same name again, case-insensitively, replaces it', async () => {
  const { view_id } = (await dealer.post(url, view('Urgent'))).json();
  const again = await dealer.post(url, view('URGENT', 'priority=High'));
  expect([again.statusCode, again.json()]).toEqual([201, { view_id, ...view('URGENT', 'priority=High') }]);
  expect(await names()).toEqual(['URGENT']);
});

test('the same name on another list is another view', async () => {
  await dealer.post(url, view('Urgent'));
  const other = { ...view('Urgent', 'priority=High'), list: '/issues' };
  expect((await dealer.post(url, other)).statusCode).toBe(201);
  expect((await dealer.get(url)).json()).toMatchObject([view('Urgent'), other]);
});

test('is deleted by its owner; another user’s is 404', async () => {
  const { view_id } = (await dealer.post(url, view('Urgent'))).json();
  expect((await other.delete(`${url}${view_id}/`)).statusCode).toBe(404);
  expect((await dealer.delete(`${url}${view_id}/`)).statusCode).toBe(204);
  expect((await dealer.delete(`${url}${view_id}/`)).statusCode).toBe(404);
});

test('50 can be saved, also concurrently; the 51st is 400, replacing is not', async () => {
  const answers = await Promise.all(
    Array.from({ length: 54 }, (_, n) => dealer.post(url, view(`View ${n}`))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
  const refused = answers.find(({ statusCode }) => statusCode !== 201);
  expect([refused?.statusCode, refused?.json()]).toEqual([
    400,
    { non_field_errors: ['No more than 50 views can be saved. Please delete one first.'] },
  ]);
  const [first] = await names();
  expect((await dealer.post(url, view(first))).statusCode).toBe(201);
});

test.each([
  ['no name', { list: '/x', query: '' }, 'name'],
  ['a blank name', view(' '), 'name'],
  ['a name of 61', view('x'.repeat(61)), 'name'],
  ['no list', { name: 'x', query: '' }, 'list'],
  ['a path of 101', { ...view('x'), list: 'x'.repeat(101) }, 'list'],
  ['a query of 2,001', view('x', 'x'.repeat(2_001)), 'query'],
])('400 for %s', async (_, body, field) => {
  const answer = await dealer.post(url, body);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
});

test('401 without a token, 403 for technicians', async () => {
  expect((await server.inject({ url })).statusCode).toBe(401);
  expect((await (await server.technician(dealer)).get(url)).statusCode).toBe(403);
});
