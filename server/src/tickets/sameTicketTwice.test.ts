import { insertFields } from '../demo/insertFields';
import { TICKET_FIELDS } from '../demo/demoFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let priya: SignedIn;
let elevator_id: number;
let floor: number;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer({ username: 'lift_dealer' });
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  const [field] = await insertFields(server.db, dealer.id, 'ticket', TICKET_FIELDS.slice(0, 1));
  floor = field?.id ?? 0;
});
afterAll(() => server.close());

const update = (id: number, body: object) => dealer.post(`/api/tickets/ticket-update/${id}/`, body);
const read = async (id: number) => (await dealer.get(`/api/tickets/ticket-details/${id}/`)).json();
const stored = async () => (await aTicket(server.db, dealer.id, elevator_id)).ticket_id;

test('a user who saves after another user’s change gets both values, and nothing is stored', async () => {
  const id = await stored();
  await priya.post(`/api/tickets/ticket-update/${id}/`, {});
  const { version } = await read(id);
  expect((await update(id, { version, label: 'Theirs' })).json()).toMatchObject({ version: version + 1 });
  const before = await read(id);
  const second = await update(id, { version, label: 'Mine', priority: 'High' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toEqual({
    detail: 'Another user changed this ticket in the meantime.',
    current: before,
    changed_by: 'lift_dealer',
    changed_by_full_name: 'Asha Rao',
    changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(await read(id)).toEqual(before);
});

test('changes of different fields are merged', async () => {
  const id = await stored();
  const { version } = await read(id);
  await update(id, { version, label: 'Theirs', custom_field_values: [{ custom_field: floor, value: '3' }] });
  const merged = await update(id, { version, priority: 'High' });
  expect(merged.json()).toMatchObject({ label: 'Theirs', priority: 'High', version: version + 2 });
});

test('a form that sends all its fields does not overwrite fields that the user did not change', async () => {
  const id = await stored();
  const { version, summary, description, label, status, priority } = await read(id);
  await update(id, {
    version,
    label: 'Theirs',
    status: 'Closed',
    assignee: priya.id,
    custom_field_values: [{ custom_field: floor, value: '3' }],
  });
  const untouched = { summary, description, label, status, priority, close_date: '', assignee: null };
  const custom_field_values = [{ custom_field: floor, value: '' }];
  const merged = await update(id, { version, ...untouched, custom_field_values, priority: 'Low' });
  expect(merged.statusCode).toBe(200);
  expect(merged.json()).toMatchObject({
    label: 'Theirs',
    status: 'Closed',
    assignee_name: 'priya.sharma',
    priority: 'Low',
    custom_field_values: [{ value: '3' }],
  });
});

test('the same change by both is no conflict; a different custom value is one', async () => {
  const id = await stored();
  const { version } = await read(id);
  const floorIs = (value: string) => ({ version, custom_field_values: [{ custom_field: floor, value }] });
  await update(id, { ...floorIs('3'), status: 'OnHold' });
  expect((await update(id, { ...floorIs('3'), status: 'OnHold' })).statusCode).toBe(200);
  expect((await update(id, floorIs('4'))).statusCode).toBe(409);
});

describe('a custom field', () => {
  const valueIs = (value: string, custom_field = floor) => ({
    custom_field_values: [{ custom_field, value }],
  });
  const aField = async (name: string) => {
    const fields = TICKET_FIELDS.slice(0, 1).map((one) => ({ ...one, name }));
    const [field] = await insertFields(server.db, dealer.id, 'ticket', fields);
    return field?.id ?? 0;
  };

  test('that is renamed meanwhile is not overwritten by a form that did not change it', async () => {
    const [id, note] = [await stored(), await aField('Note')];
    const { version } = await read(id);
    await update(id, valueIs('3', note));
    await server.db.query("update custom_fields set name = 'Remark' where id = $1", [note]);
    const merged = await update(id, { version, priority: 'Low', ...valueIs('', note) });
    expect(merged.json()).toMatchObject({ priority: 'Low', ...valueIs('3', expect.anything()) });
  });

  test('that was changed before the history had its id is known by its name', async () => {
    const id = await stored();
    const { version } = await read(id);
    await update(id, valueIs('3'));
    await server.db.query('update ticket_history set custom_field = null where ticket_id = $1', [id]);
    const merged = await update(id, { version, priority: 'Low', ...valueIs('') });
    expect(merged.json()).toMatchObject({ priority: 'Low', ...valueIs('3', expect.anything()) });
  });

  test('that is made again under the name of a deleted one has no history of it', async () => {
    const [id, former] = [await stored(), await aField('Side')];
    const { version } = await read(id);
    await update(id, valueIs('3', former));
    await dealer.delete(`/api/custom_fields/delete/${former}/`);
    const merged = await update(id, { version, ...valueIs('5', await aField('Side')) });
    expect(merged.statusCode).toBe(200);
  });
});

test('without a version, and with the newest one, it is stored as before', async () => {
  const id = await stored();
  await update(id, { label: 'One' });
  expect((await update(id, { label: 'Two' })).json()).toMatchObject({ label: 'Two' });
  const { version } = await read(id);
  expect((await update(id, { version, label: 'Three' })).json()).toMatchObject({ label: 'Three' });
  expect((await update(id, { version: 'x' })).statusCode).toBe(400);
});

test('a version that does not exist yet is a conflict, also for a ticket that was never changed', async () => {
  const id = await stored();
  const before = await read(id);
  const refused = await update(id, { version: before.version + 1, label: 'Mine' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ current: before, changed_by: null, changed_at: expect.any(String) });
  await priya.post(`/api/tickets/ticket-update/${id}/`, {});
  await update(id, { label: 'Theirs' });
  const again = await update(id, { version: 1_000, label: 'Mine' });
  expect([again.statusCode, again.json().changed_by]).toEqual([409, 'lift_dealer']);
  expect((await read(id)).label).toBe('Theirs');
});

test('If-Match works as a version in the body does', async () => {
  const id = await stored();
  const { version } = await read(id);
  const url = `/api/tickets/ticket-update/${id}/`;
  const send = (match: string, payload: object) =>
    dealer.inject({ method: 'POST', url, payload, headers: { 'if-match': match } });
  expect((await send(`"${version}"`, { label: 'One' })).statusCode).toBe(200);
  expect((await send(`"${version}"`, { label: 'Two' })).statusCode).toBe(409);
  expect((await send(`"${version}"`, { label: 'Two', version: version + 1 })).statusCode).toBe(200);
  expect((await send('*', { label: 'Three' })).statusCode).toBe(200);
});

test.each(['"x"', 'W/"x"', 'x', '""', '"x", "y"', '"99999999999999999999"', '"3', '3', '"-1"'])(
  'If-Match %s is a tag of no version: 412, and nothing is changed (R950)',
  async (match) => {
    const id = await stored();
    const before = await read(id);
    const url = `/api/tickets/ticket-update/${id}/`;
    const answer = await dealer.inject({
      method: 'POST',
      url,
      payload: { label: 'Four' },
      headers: { 'if-match': match },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      412,
      { detail: 'The version in If-Match does not exist.' },
    ]);
    expect(await read(id)).toEqual(before);
  },
);

test('If-Match takes a list of tags (R950)', async () => {
  const id = await stored();
  const { version } = await read(id);
  const url = `/api/tickets/ticket-update/${id}/`;
  const headers = { 'if-match': `"other", W/"${version}.pO7s1"` };
  const answer = await dealer.inject({ method: 'POST', url, payload: { label: 'One' }, headers });
  expect(answer.statusCode).toBe(200);
});

test('If-Match takes the ETag of the read, also as a compressing proxy passes it on', async () => {
  const id = await stored();
  const readTag = async (headers = {}) => {
    const url = `/api/tickets/ticket-details/${id}/`;
    return String((await dealer.inject({ method: 'GET', url, headers })).headers['etag']);
  };
  const send = async (match: string, payload: object) => {
    const url = `/api/tickets/ticket-update/${id}/`;
    return (await dealer.inject({ method: 'POST', url, payload, headers: { 'if-match': match } })).statusCode;
  };
  const tag = await readTag();
  expect(tag).toBe(await readTag());
  expect(await send(tag, { label: 'One' })).toBe(200);
  expect(await send(tag, { label: 'Two' })).toBe(409);
  expect(await send(`W/${tag}`, { label: 'Two' })).toBe(409);
  expect(await send(await readTag({ 'accept-encoding': 'br' }), { label: 'Two' })).toBe(200);
});

test('of 16 concurrent changes of the same field one is stored and the 15 others are refused', async () => {
  const id = await stored();
  const { version } = await read(id);
  const saves = Array.from({ length: 16 }, (_, n) => update(id, { version, label: `Label ${n}` }));
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(15).fill(409)]);
  expect((await read(id)).version).toBe(version + 1);
});

test('of 16 concurrent changes of different fields none is refused, and all are stored', async () => {
  const id = await stored();
  const { version } = await read(id);
  const parts = [{ label: 'A' }, { summary: 'B' }, { description: 'C' }, { priority: 'Low' }];
  const saves = Array.from({ length: 16 }, (_, n) => update(id, { version, ...parts[n % 4] }));
  for (const { statusCode } of await Promise.all(saves)) expect(statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ ...Object.assign({}, ...parts), version: version + 16 });
});
