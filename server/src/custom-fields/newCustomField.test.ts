import { FIELD_FORMAT_VALUES } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { ORDER_MAX } from '@smart-elevator/shared-api/contract/custom-fields/limits';
import { customFieldMessages as messages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const ADD = '/api/custom_fields/add_custom_field/';

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const body = (changes: object = {}) => ({
  name: 'Floor',
  description: '',
  format: 'integer',
  tracker: 'ticket',
  is_required: false,
  order: 0,
  ...changes,
});
const add = (changes: object = {}, by = dealer) => by.post(ADD, body(changes));
const fieldsOf = async (tracker: string, by = dealer) =>
  (await by.get(`/api/custom_fields/get_custom_fields_by_type/${tracker}/`)).json();
const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at + 1}`);

describe('201', () => {
  test.each(FIELD_FORMAT_VALUES)(
    'a field of format %s is stored and returned (R708, R723)',
    async (format) => {
      const hasOptions = format === 'dropdown' || format === 'checkbox';
      const options = hasOptions ? ['Up', 'Down'] : [];
      const answer = await add({ format, description: 'As shown', is_required: true, options });
      expect(answer.statusCode).toBe(201);
      const field = answer.json();
      expect(field).toEqual({
        ...body({ format, description: 'As shown', is_required: true, options }),
        id: field.id,
      });
      expect(await fieldsOf('ticket')).toEqual([field]);
    },
  );

  test('the order of the body is stored, also 0; without one it is the highest of its section plus one (R706)', async () => {
    for (const order of [8, 0]) expect((await add({ name: `At ${order}`, order })).json().order).toBe(order);
    const names = (await fieldsOf('ticket')).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['At 0', 'At 8']);
    for (const [order, next] of [
      [undefined, 9],
      [null, 10],
    ])
      expect((await add({ name: `Next ${next}`, order })).json().order).toBe(next);
    expect((await add({ name: 'D', tracker: 'report', order: undefined })).json().order).toBe(0);
  });

  test('a field after the one at the highest position gets the same position', async () => {
    await add({ name: 'Last', order: ORDER_MAX });
    const next = await add({ name: 'Next', order: undefined });
    expect([next.statusCode, next.json().order]).toEqual([201, ORDER_MAX]);
    expect((await add({ name: 'Beyond', order: ORDER_MAX + 1 })).statusCode).toBe(400);
  });

  test('sixteen fields added concurrently get sixteen positions', async () => {
    const answers = await Promise.all(many(16).map((name) => add({ name, order: undefined })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(201));
    const orders = (await fieldsOf('ticket')).map(({ order }: { order: number }) => order);
    expect(orders).toEqual(many(16).map((_, at) => at));
  });

  test('description, required and order may be omitted or null; blank lines in options are dropped', async () => {
    const answer = await dealer.post(ADD, {
      name: ' Door ',
      format: 'dropdown',
      tracker: 'report',
      description: null,
      order: null,
      options: ['Left', ' ', '', '  Right '],
    });
    expect(answer.json()).toMatchObject({
      name: 'Door',
      description: '',
      is_required: false,
      options: ['Left', 'Right'],
    });
  });

  test('options of a format that has none are not stored', async () => {
    expect((await add({ options: ['a,b', 'a,b'] })).json().options).toEqual([]);
  });

  test('200 options and 100 characters of label are stored', async () => {
    const answer = await add({ name: 'x'.repeat(100), format: 'checkbox', options: many(200) });
    expect([answer.statusCode, answer.json().options]).toEqual([201, many(200)]);
  });

  test('HTML and formulas in labels and options are stored and returned unchanged', async () => {
    const [name, option] = ['<img src=x onerror=alert(1)>', '=1+1'];
    const field = (await add({ name, description: '<b>', format: 'dropdown', options: [option] })).json();
    expect(field).toMatchObject({ name, description: '<b>', options: [option] });
  });

  test('sent again with the same Idempotency-Key it is stored once; with another body it is 422', async () => {
    const headers = { 'idempotency-key': 'one-field' };
    const send = (payload: object) => dealer.inject({ method: 'POST', url: ADD, headers, payload });
    const [first, again] = await Promise.all([send(body()), send(body())]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await fieldsOf('ticket')).toHaveLength(1);
    expect((await send(body({ name: 'Other' }))).statusCode).toBe(422);
  });

  test('the same label is allowed in the other section, for another dealer, and after the first one is deleted', async () => {
    const { id } = (await add()).json();
    expect((await add({ tracker: 'report' })).statusCode).toBe(201);
    expect((await add({}, await server.dealer())).statusCode).toBe(201);
    await dealer.delete(`/api/custom_fields/delete/${id}/`);
    expect((await add()).statusCode).toBe(201);
  });
});

describe('400', () => {
  test('an existing label is refused under name, case-insensitively, also concurrently', async () => {
    const answers = await Promise.all(['Floor', 'FLOOR', ' floor '].map((name) => add({ name })));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 400, 400]);
    expect((await add({ name: 'fLOOR' })).json()).toEqual({ name: [messages.nameTaken] });
  });

  test.each<[string, object, object]>([
    [
      'no type and no name',
      { format: undefined, name: undefined },
      { format: [frameworkMessages.required], name: [frameworkMessages.required] },
    ],
    ['a blank label', { name: '  ' }, { name: [frameworkMessages.blank] }],
    ['101 characters of label', { name: 'x'.repeat(101) }, { name: [frameworkMessages.tooLong(100)] }],
    ['a NUL in the label', { name: 'a\0b' }, { name: [frameworkMessages.nulCharacters] }],
    [
      '501 characters of description',
      { description: 'x'.repeat(501) },
      { description: [frameworkMessages.tooLong(500)] },
    ],
    ['an unknown format', { format: 'color' }, { format: [frameworkMessages.notChoice('color')] }],
    ['an unknown section', { tracker: 'elevator' }, { tracker: [frameworkMessages.notChoice('elevator')] }],
    [
      'required that is neither yes nor no',
      { is_required: 'perhaps' },
      { is_required: [frameworkMessages.notBoolean] },
    ],
    ['a drop-down without options', { format: 'dropdown' }, { options: [messages.optionsNeeded] }],
    [
      'multiple options that are all blank',
      { format: 'checkbox', options: ['', ' '] },
      { options: [messages.optionsNeeded] },
    ],
    [
      'a comma in an option',
      { format: 'checkbox', options: ['Belt', 'Rope, old'] },
      { options: [messages.optionComma('Rope, old')] },
    ],
    [
      'a duplicate in the options',
      { format: 'dropdown', options: ['Up', 'Down', 'up'] },
      { options: [messages.optionTwice('up')] },
    ],
    ['201 options', { format: 'dropdown', options: many(201) }, { options: [messages.tooManyOptions] }],
    [
      'an option of 101 characters',
      { format: 'dropdown', options: ['x'.repeat(101)] },
      { 'options.0': [frameworkMessages.tooLong(100)] },
    ],
    [
      'options that are not a list',
      { format: 'dropdown', options: 'Up' },
      { options: [frameworkMessages.notList('str')] },
    ],
  ])('%s', async (_, changes, refusal) => {
    const answer = await add(changes);
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    expect(await fieldsOf('ticket')).toEqual([]);
  });

  test('more than 200 fields in one section', async () => {
    await server.db.query(
      `insert into custom_fields (dealer_id, tracker, name, format, "order")
       select $1::bigint, 'ticket', 'F' || n, 'text', n from generate_series(0, 199) n`,
      [dealer.id],
    );
    expect((await add()).json()).toEqual({ non_field_errors: [messages.tooManyFields] });
    expect((await add({ tracker: 'report' })).statusCode).toBe(201);
  });
});

test('401: without a token; 403: technicians and customers cannot add fields', async () => {
  expect((await server.inject({ method: 'POST', url: ADD, payload: body() })).statusCode).toBe(401);
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await add({}, person)).statusCode).toBe(403);
  expect(await fieldsOf('ticket')).toEqual([]);
});
