import { customFieldMessages as messages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { insertRows } from '../demo/insertRows';
import { hasToWait } from '../testing/hasToWait';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let ticket: { ticket_id: number };

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const { elevator_id } = await anElevator(server.db, dealer.id);
  ticket = await aTicket(server.db, dealer.id, elevator_id);
});
afterAll(() => server.close());

const ADD = '/api/custom_fields/add_custom_field/';
const aField = async (changes: object = {}) =>
  (await dealer.post(ADD, { name: 'Floor', format: 'integer', tracker: 'ticket', ...changes })).json();
const update = (id: number | string, changes: object, by = dealer) =>
  by.post(`/api/custom_fields/update/${id}/`, changes);
const read = async (id: number) => (await dealer.get(`/api/custom_fields/${id}/`)).json();
const write = (id: number, value: string) =>
  dealer.post(`/api/tickets/ticket-update/${ticket.ticket_id}/`, {
    custom_field_values: [{ custom_field: id, customised_type: 'ticket', value }],
  });
const details = async () => (await dealer.get(`/api/tickets/ticket-details/${ticket.ticket_id}/`)).json();

describe('200', () => {
  test('label, description, format, required, position and options are changed (R727)', async () => {
    await aField({ name: 'First' });
    const field = await aField();
    const changes = {
      name: 'Side',
      description: 'Seen from outside',
      format: 'dropdown',
      tracker: 'ticket',
      is_required: true,
      order: 0,
      options: ['Left', ' ', 'Right'],
    };
    const answer = await update(field.id, changes);
    expect(field.order).toBe(1);
    const changed = { ...field, ...changes, options: ['Left', 'Right'] };
    expect([answer.statusCode, answer.json()]).toEqual([200, changed]);
    expect(await read(field.id)).toEqual(changed);
  });

  test('omitted fields stay; options are removed with a format that has none', async () => {
    const field = await aField({ format: 'dropdown', description: 'd', options: ['Up'] });
    expect((await update(field.id, { is_required: true })).json()).toEqual({ ...field, is_required: true });
    expect((await update(field.id, {})).json()).toEqual({ ...field, is_required: true });
    expect((await update(field.id, { format: 'text' })).json()).toMatchObject({
      format: 'text',
      options: [],
    });
  });

  test('a field may keep its own label, in another case too', async () => {
    const field = await aField();
    expect((await update(field.id, { name: 'FLOOR' })).json().name).toBe('FLOOR');
  });

  test('after a change of the options the stored values are readable, and can be saved again', async () => {
    const field = await aField({ format: 'checkbox', options: ['Belt', 'Rope'] });
    await write(field.id, 'Belt,Rope');
    await update(field.id, { options: ['Belt', 'Chain'] });
    expect((await details()).custom_field_values).toMatchObject([{ value: 'Belt,Rope' }]);
    expect((await write(field.id, 'Belt,Rope')).statusCode).toBe(200);
    expect((await write(field.id, 'Rope,Chain')).statusCode).toBe(200);
    expect((await write(field.id, 'Rope,Fan')).statusCode).toBe(400);
  });

  test('a field that became required must be filled in an old ticket only when its value is next saved', async () => {
    const field = await aField();
    await update(field.id, { is_required: true });
    const url = `/api/tickets/ticket-update/${ticket.ticket_id}/`;
    expect((await dealer.post(url, { summary: 'Changed' })).statusCode).toBe(200);
    expect((await write(field.id, '')).json()).toEqual({
      'custom_field_values.0.value': [frameworkMessages.required],
    });
  });
});

describe('400', () => {
  test('the format of a field that has values stays, and the reason is in the message', async () => {
    const field = await aField();
    await write(field.id, '3');
    const answer = await update(field.id, { name: 'Storey', format: 'text' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { format: [messages.formatHasValues] }]);
    expect(await read(field.id)).toEqual(field);
    expect((await update(field.id, { name: 'Storey', format: 'integer' })).statusCode).toBe(200);
  });

  test('values of reports count as well', async () => {
    const field = await aField({ tracker: 'report' });
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const report = { elevator_id, author_id: dealer.id, report_date: '2026-05-01' };
    const [stored] = await insertRows<{ report_id: number }>(server.db, 'reports', dealer.id, [report]);
    const value = { report_id: stored?.report_id, custom_field: field.id, value: '7' };
    await insertRows(server.db, 'report_field_values', dealer.id, [value]);
    expect((await update(field.id, { format: 'text' })).json()).toEqual({
      format: [messages.formatHasValues],
    });
  });

  test('a value that is being stored counts: the change waits for it', async () => {
    const field = await aField();
    let changing: Promise<{ statusCode: number }> | undefined;
    await server.db.transaction(async (within) => {
      await within.query('insert into ticket_field_values values ($1, $2, $3, $4)', [
        dealer.id,
        ticket.ticket_id,
        field.id,
        '3',
      ]);
      changing = update(field.id, { format: 'date' });
      await hasToWait(server.db, changing);
    });
    expect((await changing)?.statusCode).toBe(400);
  });

  test('a value that is saved while the format changes is checked by the new format', async () => {
    const field = await aField({ format: 'text' });
    let saving: Promise<{ statusCode: number }> | undefined;
    await server.db.transaction(async (within) => {
      await within.query("update custom_fields set format = 'integer' where id = $1", [field.id]);
      saving = write(field.id, 'E12');
      await hasToWait(server.db, saving);
    });
    expect((await saving)?.statusCode).toBe(400);
  });

  test('Multiple Options keep their format, and nothing else becomes it (R709)', async () => {
    const multiple = await aField({ name: 'Parts', format: 'checkbox', options: ['Belt'] });
    expect((await update(multiple.id, { format: 'dropdown' })).json()).toEqual({
      format: [messages.multipleStays],
    });
    const text = await aField();
    const refused = await update(text.id, { format: 'checkbox', options: ['Belt'] });
    expect(refused.json()).toEqual({ format: [messages.multipleStays] });
  });

  test.each<[string, object, object]>([
    ['another section', { tracker: 'report' }, { tracker: [messages.trackerStays] }],
    ['a label that exists, in any case', { name: 'TAKEN' }, { name: [messages.nameTaken] }],
    ['101 characters of label', { name: 'x'.repeat(101) }, { name: [frameworkMessages.tooLong(100)] }],
    ['an empty label', { name: '' }, { name: [frameworkMessages.blank] }],
    ['a null label', { name: null }, { name: [frameworkMessages.null] }],
    ['an unknown format', { format: 'color' }, { format: [frameworkMessages.notChoice('color')] }],
    ['a format with options and none given', { format: 'dropdown' }, { options: [messages.optionsNeeded] }],
    [
      'a comma in an option',
      { format: 'dropdown', options: ['a,b'] },
      { options: [messages.optionComma('a,b')] },
    ],
    [
      'a duplicate in options',
      { format: 'dropdown', options: ['a', 'A'] },
      { options: [messages.optionTwice('A')] },
    ],
    ['an order that is not a number', { order: 'first' }, { order: [frameworkMessages.notInteger] }],
  ])('%s', async (_, changes, refusal) => {
    await aField({ name: 'Taken' });
    const field = await aField();
    const answer = await update(field.id, changes);
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    expect(await read(field.id)).toEqual(field);
  });
});

test('401, 403: only the dealer can change fields', async () => {
  const field = await aField();
  const url = `/api/custom_fields/update/${field.id}/`;
  expect((await server.inject({ method: 'POST', url, payload: { name: 'X' } })).statusCode).toBe(401);
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await update(field.id, { name: 'X' }, person)).statusCode).toBe(403);
  expect(await read(field.id)).toEqual(field);
});

test('404: another dealer’s field, a deleted one, and invalid ids', async () => {
  const field = await aField();
  expect((await update(field.id, { name: 'X' }, await server.dealer())).statusCode).toBe(404);
  expect(await read(field.id)).toEqual(field);
  await dealer.delete(`/api/custom_fields/delete/${field.id}/`);
  for (const id of [field.id, 999_999, '99999999999999', 'abc'])
    expect((await update(id, { name: 'X' })).statusCode).toBe(404);
});
