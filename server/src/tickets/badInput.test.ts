import { TICKET_FIELDS } from '../demo/demoFields';
import { insertFields } from '../demo/insertFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let foreign: SignedIn;
let elevator_id: number;
let ids: Map<string, number>;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  foreign = await server.technician(await server.dealer());
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  const stored = await insertFields(
    server.db,
    dealer.id,
    'ticket',
    TICKET_FIELDS.map((field) => ({ ...field, is_required: false })),
  );
  ids = new Map(stored.map(({ id, field }) => [field.name, id]));
});
afterAll(() => server.close());

const aBody = (values: object = {}) => ({
  elevator_id,
  summary: 'Door',
  description: 'It does not close.',
  label: 'Doors',
  start_date: '2026-03-02',
  target_date: '2026-03-09',
  ...values,
});
const create = (values: object = {}) => dealer.post('/api/tickets/create/', aBody(values));
const update = (id: number, body: object) => dealer.post(`/api/tickets/ticket-update/${id}/`, body);

const BAD: readonly [string, object, Record<string, string[]>][] = [
  [
    'a label of 33 characters',
    { label: 'x'.repeat(33) },
    { label: ['Ensure this field has no more than 32 characters.'] },
  ],
  [
    'a close before the start',
    { close_date: '2026-03-01', start_date: '2026-03-02' },
    { close_date: ['The close date must not be before the start date.'] },
  ],
  ['an unknown status', { status: 'Bogus' }, { status: ['"Bogus" is not a valid choice.'] }],
  [
    'a status that is a list',
    { status: ['Open'] },
    { status: [expect.stringContaining('is not a valid choice.') as string] },
  ],
  [
    'a description of 100,000 characters',
    { description: 'x'.repeat(100_000) },
    { description: ['Ensure this field has no more than 10000 characters.'] },
  ],
  [
    'a summary of 501 characters',
    { summary: 'x'.repeat(501) },
    { summary: ['Ensure this field has no more than 500 characters.'] },
  ],
  [
    'a huge id',
    { assignee: 2 ** 50 },
    { assignee: ['Ensure this value is less than or equal to 1125899906842623.'] },
  ],
  ['a negative id', { assignee: -1 }, { assignee: ['Ensure this value is greater than or equal to 1.'] }],
  ['an id in words', { reporter: 'anita' }, { reporter: ['A valid integer is required.'] }],
  [
    'a day that does not exist',
    { target_date: '2026-02-30' },
    { target_date: [expect.stringContaining('wrong format') as string] },
  ],
  [
    'a word that PostgreSQL reads as a day',
    { start_date: 'tomorrow' },
    { start_date: [expect.stringContaining('wrong format') as string] },
  ],
  ['a NUL', { summary: 'a\0b' }, { summary: ['Null characters are not allowed.'] }],
];

test.each(BAD)('400 for %s, on create and on update', async (_, values, errors) => {
  const created = await create(values);
  expect([created.statusCode, created.json()]).toEqual([400, errors]);
  const { ticket_id } = (await create()).json();
  const updated = await update(ticket_id, values);
  expect([updated.statusCode, updated.json()]).toEqual([400, errors]);
});

test('400 for an assignee and a reporter of another dealer', async () => {
  const sentence = [`Invalid pk "${foreign.id}" - object does not exist.`];
  const answer = await create({ assignee: foreign.id, reporter: foreign.id });
  expect([answer.statusCode, answer.json()]).toEqual([400, { assignee: sentence, reporter: sentence }]);
});

test.each([
  ['Floor', 'three', 'A valid integer is required.'],
  ['Time of call', '25:00', 'Time has wrong format.'],
  ['Power failure', 'perhaps', 'Must be a valid boolean.'],
  ['Next visit', '03/04/2026', 'Date has wrong format.'],
  ['Reported through', 'Pigeon', '"Pigeon" is not a valid choice.'],
  ['Parts replaced', 'Guide shoes,Wings', '"Wings" is not a valid choice.'],
  ['Fault code', 'x'.repeat(2_001), 'Ensure this field has no more than 2000 characters.'],
])('400 for a custom value of %s that is not of its format', async (name, value, sentence) => {
  const answer = await create({ custom_field_values: [{ custom_field: ids.get(name), value }] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()['custom_field_values.0.value']).toEqual([expect.stringContaining(sentence)]);
});

test('HTML and formulas are stored and returned unchanged, in every text', async () => {
  const html = '<img src=x onerror="alert(1)">';
  const sent = {
    summary: `=cmd|' /C calc'!A0 ${html}`,
    description: `${html}\n@SUM(1)\t\\0 %s ' " ; drop table tickets; --`,
    label: '=1+1<b>&amp;</b>',
  };
  const custom_field_values = [{ custom_field: ids.get('Fault code'), value: `+49 ${html}` }];
  const { ticket_id } = (await create({ ...sent, custom_field_values })).json();
  const read = (await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).json();
  expect(read).toMatchObject({ ...sent, custom_field_values: [{ value: `+49 ${html}` }] });
  const found = await dealer.get(
    `/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&search=${encodeURIComponent('<B>&')}`,
  );
  expect(found.json()).toMatchObject({ count: 1, results: [{ label: sent.label }] });
  expect(found.headers['content-type']).toContain('application/json');
});

test('10,000 characters of description are accepted, in any script', async () => {
  const description = '₹'.repeat(10_000);
  const { statusCode, ...answer } = await create({ description });
  expect(statusCode).toBe(201);
  expect(answer.json().description).toHaveLength(10_000);
});

test('a body beyond a megabyte is 413, never a 500', async () => {
  expect((await create({ description: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
});

test.each(['abc', '-1', '0', '1.5', '99999999999', '%00', '9'.repeat(90)])(
  'an id of %s in the path is 404',
  async (id) => {
    for (const answer of [
      await dealer.get(`/api/tickets/ticket-details/${id}/`),
      await dealer.post(`/api/tickets/ticket-update/${id}/`, { label: 'x' }),
      await dealer.delete(`/api/tickets/ticket-delete/${id}/`),
      await dealer.get(`/api/tickets/${id}/comments/`),
      await dealer.delete(`/api/tickets/views/${id}/`),
    ])
      expect(answer.statusCode).toBe(404);
  },
);

test.each([
  'search=%25',
  'search=%5C',
  'search=_',
  `search=${'x'.repeat(200)}`,
  'search=%F0%9F%9B%97',
  'page=2147483647&page_size=1000',
  "assignee=' or 1=1 --",
])('a list with %s is answered', async (query) => {
  const answer = await dealer.get(
    `/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&${query}`.replace('page=1&page', 'page'),
  );
  expect([answer.statusCode, answer.json().results]).toEqual([200, []]);
});

test('a search of 201 characters is 400', async () => {
  const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?search=${'x'.repeat(201)}`);
  expect(answer.statusCode).toBe(400);
});
