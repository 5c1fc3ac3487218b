import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let priya: SignedIn;
let elevator: { elevator_id: number; elevator_name: string };
let theirs: { elevator_id: number };

const PATH = '/api/tickets/create/';
const today = localDay();
const noSuchRow = (id: unknown) => [`Invalid pk "${String(id)}" - object does not exist.`];

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  elevator = await anElevator(server.db, dealer.id);
  theirs = await anElevator(server.db, other.id);
});
afterAll(() => server.close());

const aBody = (changes: object = {}) => ({
  elevator_id: elevator.elevator_id,
  summary: 'Door does not close',
  description: 'It opens again and again.',
  label: 'Doors',
  target_date: addDays(today, 7),
  ...changes,
});

describe('201', () => {
  test('fields with a default are optional (R305, R360)', async () => {
    const answer = await dealer.post(PATH, aBody());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ticket_id: expect.any(Number),
      ticket_key: 'ELV-1001',
      elevator_id: elevator.elevator_id,
      elevator_name: elevator.elevator_name,
      summary: 'Door does not close',
      description: 'It opens again and again.',
      label: 'Doors',
      reporter_name: dealer.username,
      reporter_full_name: 'Asha Rao',
      assignee_id: null,
      assignee_name: null,
      status: 'Open',
      resolution: 'Unresolved',
      priority: 'Unspecified',
      entrapment: false,
      create_date: today,
      start_date: today,
      target_date: addDays(today, 7),
      close_date: null,
      update_date: expect.any(String),
      version: 1,
      closing_confirmed_at: null,
      awaits_code: false,
      custom_field_values: [],
    });
  });

  test('everything is stored as it was sent (R359)', async () => {
    const people = { reporter: priya.id, assignee: priya.id };
    const sent = {
      resolution: 'Denied',
      priority: 'High',
      create_date: '2026-01-02',
      start_date: '2026-01-03',
      target_date: '2026-01-05',
      close_date: '2026-01-04',
    };
    expect(
      (await dealer.post(PATH, aBody({ ...sent, ...people, status: 'inprogress' }))).json(),
    ).toMatchObject({
      ...sent,
      reporter_name: 'priya.sharma',
      assignee_name: 'priya.sharma',
      status: 'InProgress',
    });
  });

  test('the assignee may be a user name, or empty (R360)', async () => {
    const named = await dealer.post(PATH, aBody({ assignee_name: 'Priya.Sharma' }));
    expect(named.json()).toMatchObject({ assignee_name: 'priya.sharma' });
    const unassigned = await dealer.post(PATH, aBody({ assignee: '', close_date: '' }));
    expect(unassigned.json()).toMatchObject({ assignee_name: null, close_date: null });
  });

  test('a ticket that is created as Closed is closed today', async () => {
    expect((await dealer.post(PATH, aBody({ status: 'Closed' }))).json()).toMatchObject({
      close_date: today,
    });
  });

  test('concurrent creates each get their own key', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => dealer.post(PATH, aBody())));
    expect(new Set(answers.map((answer) => answer.json().ticket_key)).size).toBe(8);
  });

  test('it is in the lists and the counts', async () => {
    const before = (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
    const { ticket_id } = (await dealer.post(PATH, aBody())).json();
    const after = (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
    expect(after.open_count).toBe(before.open_count + 1);
    const [first] = (await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/`)).json();
    expect(first.ticket_id).toBe(ticket_id);
  });
});

describe('400', () => {
  test('an empty body', async () => {
    const answer = await dealer.post(PATH, {});
    expect(answer.statusCode).toBe(400);
    const required = ['This field is required.'];
    expect(answer.json()).toEqual({
      elevator_id: required,
      summary: required,
      description: required,
      label: required,
      target_date: required,
    });
  });

  test.each([
    [
      'a label of 33',
      { label: 'x'.repeat(33) },
      'label',
      'Ensure this field has no more than 32 characters.',
    ],
    ['a blank summary', { summary: '  ' }, 'summary', 'This field may not be blank.'],
    ['an unknown status', { status: 'Lost' }, 'status', '"Lost" is not a valid choice.'],
    ['an invalid day', { target_date: '2026-02-30' }, 'target_date', expect.stringContaining('Date has')],
    ['an assignee that is not an id', { assignee: 'x' }, 'assignee', 'A valid integer is required.'],
    [
      'a target before the start',
      { start_date: '2026-03-02', target_date: '2026-03-01' },
      'target_date',
      'The target date must not be before the start date.',
    ],
    [
      'a close before the start',
      { start_date: '2026-03-02', target_date: '2026-03-02', close_date: '2026-03-01' },
      'close_date',
      'The close date must not be before the start date.',
    ],
    ['an unknown elevator', { elevator_id: 999_999 }, 'elevator_id', noSuchRow(999_999)[0]],
    ['an unknown assignee name', { assignee_name: 'nobody' }, 'assignee_name', noSuchRow('nobody')[0]],
  ])('%s', async (_, changes, field, sentence) => {
    const answer = await dealer.post(PATH, aBody(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: [sentence] });
  });

  test('references to another dealer’s objects', async () => {
    const answer = await dealer.post(
      PATH,
      aBody({ elevator_id: theirs.elevator_id, assignee: other.id, reporter: other.id }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      elevator_id: noSuchRow(theirs.elevator_id),
      assignee: noSuchRow(other.id),
      reporter: noSuchRow(other.id),
    });
  });

  test('a customer cannot be assigned', async () => {
    const customer = await server.customer(dealer);
    const answer = await dealer.post(PATH, aBody({ assignee: customer.id }));
    expect(answer.json()).toEqual({ assignee: noSuchRow(customer.id) });
  });
});

test('401: without a token', async () => {
  expect((await server.inject({ method: 'POST', url: PATH, payload: {} })).statusCode).toBe(401);
});

test('403: technicians cannot create tickets', async () => {
  expect((await priya.post(PATH, aBody())).statusCode).toBe(403);
});
