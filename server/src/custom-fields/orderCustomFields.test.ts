import { customFieldMessages as messages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let ids: number[];

const addField = async (by: SignedIn, name: string, tracker = 'ticket'): Promise<number> =>
  (await by.post('/api/custom_fields/add_custom_field/', { name, format: 'text', tracker })).json().id;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  ids = [];
  for (const name of ['A', 'B', 'C']) ids.push(await addField(dealer, name));
});
afterAll(() => server.close());

const places = (list: readonly unknown[]) => list.map((id, order) => ({ id, order }));
const send = (order: unknown, by = dealer) => by.post('/api/custom_fields/update_order/', { order });
const namesOf = async (tracker = 'ticket') =>
  (await dealer.get(`/api/custom_fields/get_custom_fields_by_type/${tracker}/`))
    .json()
    .map(({ name, order }: { name: string; order: number }) => `${order} ${name}`);

test('200: the fields are in the order of the list, and the other section stays as it is (R724)', async () => {
  await addField(dealer, 'R', 'report');
  expect((await send(places(ids.toReversed()))).statusCode).toBe(200);
  expect(await namesOf()).toEqual(['0 C', '1 B', '2 A']);
  expect(await namesOf('report')).toEqual(['0 R']);
});

test('200: a new field comes after the highest position', async () => {
  await send([
    { id: ids[0], order: 12 },
    { id: ids[1], order: 3 },
    { id: ids[2], order: 7 },
  ]);
  await addField(dealer, 'D');
  expect(await namesOf()).toEqual(['3 B', '7 C', '12 A', '13 D']);
});

test('of two concurrent orders one is stored completely', async () => {
  const [a, b, c] = ids;
  const orders = [
    [c, a, b],
    [b, c, a],
  ];
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(orders.map((order) => send(places(order))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([
      ['0 C', '1 A', '2 B'],
      ['0 B', '1 C', '2 A'],
    ]).toContainEqual(await namesOf());
  }
});

test('a concurrent order and new field: no two fields have the same position', async () => {
  const [answer] = await Promise.all([send(places(ids.toReversed())), addField(dealer, 'D')]);
  expect([200, 400]).toContain(answer.statusCode);
  const orders = (await namesOf()).map((line: string) => line.split(' ')[0]);
  expect(new Set(orders).size).toBe(4);
});

describe('400, and nothing is changed', () => {
  const before = ['0 A', '1 B', '2 C'];

  test.each<[string, (all: number[]) => unknown, object]>([
    ['a list with a missing field', ([a, b]) => places([b, a]), { order: [messages.orderNotWhole] }],
    ['an empty list', () => [], { order: [messages.orderNotWhole] }],
    ['a list that repeats a field', ([a, b, c]) => places([a, b, c, a]), { order: [messages.orderTwice] }],
    [
      'a list with a duplicate position',
      (all) => all.map((id) => ({ id, order: 1 })),
      { order: [messages.orderTwice] },
    ],
    [
      'a list with an unknown field',
      (all) => places([...all, 999_999]),
      { 'order.3.id': [frameworkMessages.noSuchRow(999_999)] },
    ],
    [
      'an id that is a word',
      (all) => places([...all, 'abc']),
      { 'order.3.id': [frameworkMessages.notInteger] },
    ],
    [
      'a negative position',
      (all) => all.map((id, at) => ({ id, order: at - 1 })),
      { 'order.0.order': [frameworkMessages.tooSmall(0)] },
    ],
    ['no list', () => undefined, { order: [frameworkMessages.required] }],
  ])('%s', async (_, order, refusal) => {
    const answer = await send(order(ids));
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    expect(await namesOf()).toEqual(before);
  });

  test('a list that names another dealer’s field', async () => {
    const theirs = await addField(await server.dealer(), 'Z');
    const answer = await send(places([...ids.toReversed(), theirs]));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { 'order.3.id': [frameworkMessages.noSuchRow(theirs)] },
    ]);
    expect(await namesOf()).toEqual(before);
  });

  test('a list that names a deleted field', async () => {
    const gone = await addField(dealer, 'D');
    await dealer.delete(`/api/custom_fields/delete/${gone}/`);
    expect((await send(places([...ids.toReversed(), gone]))).statusCode).toBe(400);
    expect(await namesOf()).toEqual(before);
  });

  test('a list of both sections', async () => {
    const report = await addField(dealer, 'R', 'report');
    expect((await send(places([...ids.toReversed(), report]))).json()).toEqual({
      order: [messages.orderOfTwo],
    });
    expect(await namesOf()).toEqual(before);
  });
});

test('401, 403: only the dealer can order fields', async () => {
  const payload = { order: places(ids.toReversed()) };
  const anonymous = await server.inject({ method: 'POST', url: '/api/custom_fields/update_order/', payload });
  expect(anonymous.statusCode).toBe(401);
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await send(payload.order, person)).statusCode).toBe(403);
  expect(await namesOf()).toEqual(['0 A', '1 B', '2 C']);
});
