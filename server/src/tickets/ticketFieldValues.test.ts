import { TICKET_FIELDS } from '../demo/demoFields';
import { insertFields } from '../demo/insertFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let elevator: { elevator_id: number };
let ids: Map<string, number>;

const PATH = '/api/tickets/create/';
const noSuchRow = (id: unknown) => [`Invalid pk "${String(id)}" - object does not exist.`];

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const stored = await insertFields(server.db, dealer.id, 'ticket', TICKET_FIELDS);
  ids = new Map(stored.map(({ id, field }) => [field.name, id]));
  elevator = await anElevator(server.db, dealer.id);
});
afterAll(() => server.close());

const aBody = (changes: object) => ({
  elevator_id: elevator.elevator_id,
  summary: 'Door does not close',
  description: 'It opens again and again.',
  label: 'Doors',
  target_date: '2199-01-01',
  ...changes,
});

describe('the custom fields of a new ticket', () => {
  const value = (name: string, text: string) => ({
    custom_field: ids.get(name),
    customised_type: 'ticket',
    customised_field_id: '',
    value: text,
  });
  const needed = () => [value('Floor', '3'), value('Reported through', 'Phone')];
  const create = (custom_field_values: unknown) => dealer.post(PATH, aBody({ custom_field_values }));

  test('values of every format are stored, in the fields’ order (R341, R363)', async () => {
    const answer = await create([
      value('Next visit', '2026-05-01'),
      value('Parts replaced', 'Guide shoes,Push button'),
      value('Power failure', 'True'),
      value('Time of call', '09:45'),
      value('Fault code', 'E12'),
      ...needed(),
    ]);
    expect(answer.statusCode).toBe(201);
    const { custom_field_values } = answer.json();
    const shown = custom_field_values.map((one: { custom_field: { name: string }; value: string }) => [
      one.custom_field.name,
      one.value,
    ]);
    expect(shown).toEqual([
      ['Floor', '3'],
      ['Reported through', 'Phone'],
      ['Time of call', '09:45'],
      ['Power failure', 'true'],
      ['Fault code', 'E12'],
      ['Parts replaced', 'Guide shoes,Push button'],
      ['Next visit', '2026-05-01'],
    ]);
    expect(custom_field_values[0].custom_field).toEqual({
      id: ids.get('Floor'),
      name: 'Floor',
      format: 'integer',
      options: [],
    });
  });

  test('required fields must be filled', async () => {
    expect((await create([])).json()).toEqual({
      custom_field_values: ['Floor: This field is required.', 'Reported through: This field is required.'],
    });
    expect((await create([value('Floor', ' '), value('Reported through', 'Phone')])).json()).toEqual({
      'custom_field_values.0.value': ['This field is required.'],
    });
  });

  test('an invalid value, and an unknown field', async () => {
    const answer = await create([...needed(), value('Fault code', 'E1'), value('Next visit', 'soon')]);
    expect(answer.json()).toEqual({ 'custom_field_values.3.value': [expect.stringContaining('Date has')] });
    const unknown = await create([...needed(), { custom_field: 999_999, value: 'x' }]);
    expect(unknown.json()).toEqual({ 'custom_field_values.2.custom_field': noSuchRow(999_999) });
  });
});
