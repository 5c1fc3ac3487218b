import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { customFieldMessages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { normalizeText } from '@smart-elevator/shared-api/contract/normalizeText';
import { templateCsv } from '../demo/templateRow';
import { anElevatorBody } from '../testing/anElevatorBody';
import { anUploadRow } from '../testing/anUploadRow';
import { NEW_PASSWORD } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { uploadFile } from '../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  await server.technician(await server.dealer(), { username: 'liftman' });
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const addElevator = (elevator_name: string) =>
  dealer.post('/api/elevators/add/', anElevatorBody(dealer, { elevator_name }));
const addField = (name: string, changes: object = {}) =>
  dealer.post('/api/custom_fields/add_custom_field/', {
    name,
    format: 'text',
    tracker: 'ticket',
    ...changes,
  });
const saveView = (name: string) => dealer.post('/api/tickets/views/', { name, list: '/all', query: '' });

/** Each is read like the name in front of it. */
const TWINS: readonly [what: string, name: string, twin: string][] = [
  ['a joiner', 'क्ष', 'क्\u200Dष'],
  ['another joiner', 'क्\u200Cष', 'क्\u200Dष'],
  ['a zero-width space', 'CR1000', 'CR\u200B1000'],
  ['a direction mark and capitals', 'Lift', '\u202ELIFT\u202C'],
  ['a decomposed letter', 'Café', 'CAFE\u0301'],
  ['a joiner within a letter', '\u09CB', '\u09C7\u200D\u09BE'],
  ['a variation selector', '❤', '❤\uFE0F'],
  ['a form of a Han character', '葛', '葛\u{E0100}'],
  ['tags behind a flag', '🏴', '🏴\u{E0061}\u{E007F}'],
  ['another sigma', 'ΟΔΟΣ', 'οδος'],
  ['a dotted capital', 'İ', 'i\u0307'],
];

describe.each(TWINS)('a name that differs by %s is the same name (R915)', (_what, name, twin) => {
  test('an elevator', async () => {
    const made = await addElevator(name);
    expect(made.statusCode).toBe(201);
    const answer = await addElevator(twin);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { elevator_name: [elevatorMessages.nameTaken] },
    ]);
    const other = (await addElevator('Other')).json().elevator_id;
    expect((await dealer.patch(`/api/elevators/${other}/`, { elevator_name: twin })).statusCode).toBe(400);
    expect(
      (await dealer.patch(`/api/elevators/${made.json().elevator_id}/`, { elevator_name: twin })).statusCode,
    ).toBe(200);
  });

  test('an elevator of a file', async () => {
    await addElevator(name);
    const file = templateCsv([anUploadRow(dealer, { elevator_name: twin })]);
    const answer = await uploadFile(dealer, '/api/elevators/upload_csv/', file);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ row: 2, column: 'elevator_name', message: uploadMessages().elevatorExists }],
    ]);
  });

  test('a custom field and an option', async () => {
    await addField(name);
    expect((await addField(twin)).json()).toEqual({ name: [customFieldMessages.nameTaken] });
    const choice = await addField('Choice', { format: 'dropdown', options: [name, twin] });
    expect(choice.json()).toEqual({ options: [customFieldMessages.optionTwice(normalizeText(twin))] });
  });

  test('a saved view, which replaces the other', async () => {
    const { view_id } = (await saveView(name)).json();
    expect((await saveView(twin)).json()).toMatchObject({ view_id });
  });

  test('the tickets of an elevator are found by either', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id, { elevator_name: name.normalize('NFC') });
    const { ticket_key } = await aTicket(server.db, dealer.id, elevator_id);
    const found = await dealer.get(
      `/api/tickets/all-ticket-list-dealer/${dealer.id}/?elevator=${encodeURIComponent(twin)}`,
    );
    expect(found.json()).toMatchObject([{ ticket_key }]);
  });
});

test.each([
  ['a zero-width space', 'lift\u200Bman'],
  ['a Hangul filler', 'liftman\u3164'],
  ['a direction mark', '\u202Eliftman'],
])('a user name that differs by %s is taken (R915)', async (_what, twin) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/account/registration/',
    payload: {
      username: twin,
      email: 'twin@example.com',
      password1: NEW_PASSWORD,
      password2: NEW_PASSWORD,
      user_type: 'DealerUser',
      first_name: 'Some',
      last_name: 'Body',
      phoneno: '5550100',
    },
  });
  expect(answer.json()).toEqual({ username: [accountMessages.usernameKnown] });
});
