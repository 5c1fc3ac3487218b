import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let elevator: { elevator_id: number };
let theirs: { elevator_id: number };

const PATH = '/api/tickets/create/';

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  elevator = await anElevator(server.db, dealer.id);
  theirs = await anElevator(server.db, other.id);
});
afterAll(() => server.close());

const aBody = (changes: object = {}) => ({
  elevator_id: elevator.elevator_id,
  summary: 'Door does not close',
  description: 'It opens again and again.',
  label: 'Doors',
  target_date: '2199-01-01',
  ...changes,
});

const keyed = (key: string, body: object, caller = dealer) =>
  caller.inject({ method: 'POST', url: PATH, payload: body, headers: { 'idempotency-key': key } });

describe('an Idempotency-Key', () => {
  const count = async () =>
    (await server.db.query('select 1 from tickets where dealer_id = $1', [dealer.id])).length;

  test('sent again with the same body gives the first answer and creates nothing (R945)', async () => {
    const first = await keyed('again', aBody());
    const made = await count();
    const second = await keyed('again', aBody());
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await count()).toBe(made);
  });

  test('sent several times at once creates one', async () => {
    const before = await count();
    const answers = await Promise.all([1, 2, 3, 4].map(() => keyed('at once', aBody())));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
    expect(await count()).toBe(before + 1);
  });

  test('sent with another body is 422 (R945)', async () => {
    await keyed('other body', aBody());
    const answer = await keyed('other body', aBody({ summary: 'Another' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ detail: 'This idempotency key was used with another body.' });
  });

  test('belongs to one dealer', async () => {
    await keyed('shared', aBody());
    const answer = await keyed('shared', { ...aBody(), elevator_id: theirs.elevator_id }, other);
    expect(answer.statusCode).toBe(201);
  });

  test('of a create that was refused can be used again; an old one is deleted', async () => {
    expect((await keyed('refused', aBody({ elevator_id: 999_999 }))).statusCode).toBe(400);
    const first = (await keyed('refused', aBody())).json();
    await server.db.query("update idempotency_keys set created_at = now() - interval '61 days'");
    expect((await keyed('refused', aBody())).json().ticket_id).not.toBe(first.ticket_id);
  });

  test('has a maximum length', async () => {
    expect((await keyed('k'.repeat(256), aBody())).statusCode).toBe(400);
  });
});
