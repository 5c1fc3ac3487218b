import {
  closingCalls,
  codeIn,
  otherThan,
  CONFIRMED,
  statusAndBody,
  REFUSED,
} from '../../testing/closingCalls';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let calls: Awaited<ReturnType<typeof closingCalls>>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  calls = await closingCalls(server);
});
afterAll(() => server.close());

describe('200: the code confirms the closing', () => {
  test.each<[string, () => SignedIn]>([
    ['the technician assigned', () => calls.priya],
    ['the elevator’s customer', () => calls.owner],
    ['the dealer', () => calls.dealer],
  ])('for %s', async (_, who) => {
    const id = await calls.stored();
    const before = Date.now();
    expect((await calls.close(id)).json()).toMatchObject({ awaits_code: true });
    const code = codeIn((await calls.mails()).at(-1)?.body_text);
    expect(statusAndBody(await calls.confirm(id, code, who()))).toEqual(CONFIRMED);
    const { closing_confirmed_at, status, awaits_code } = await calls.read(id);
    expect(status).toBe('Closed');
    expect(awaits_code).toBe(false);
    expect(Date.parse(closing_confirmed_at)).toBeGreaterThanOrEqual(before - 60_000);
  });

  test('the history shows it, with the user who confirmed', async () => {
    const id = await calls.stored();
    await calls.confirm(id, await calls.codeOf(id), calls.owner);
    const { results } = (await calls.dealer.get(`/api/tickets/${id}/history/`)).json();
    expect(results[0]).toMatchObject({
      field: 'closing_confirmed',
      who: calls.owner.username,
      old: null,
      new: null,
    });
  });

  test('spaces in a code are ignored', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    expect(statusAndBody(await calls.confirm(id, ` ${code.slice(0, 3)} ${code.slice(3)}`))).toEqual(
      CONFIRMED,
    );
  });

  test('a form that was opened before the confirmation can still be saved, and the confirmation stays', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    const { version } = await calls.read(id);
    await calls.confirm(id, code);
    expect((await calls.update(id, { summary: 'Noted', version })).statusCode).toBe(200);
    expect(await calls.read(id)).toMatchObject({
      summary: 'Noted',
      closing_confirmed_at: expect.any(String),
    });
  });

  test('of 16 concurrent confirmations with one code exactly one succeeds, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const technician = await server.technician(calls.dealer);
      const id = await calls.stored({ assignee_id: technician.id });
      const code = await calls.codeOf(id);
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => calls.confirm(id, code, technician)),
      );
      const [first, ...others] = answers.map(statusAndBody).toSorted(([a], [b]) => Number(a) - Number(b));
      expect(first).toEqual(CONFIRMED);
      for (const other of others) expect(other).toEqual(REFUSED);
    }
  });
});

describe('400: a code that is not valid, in one sentence', () => {
  test('wrong, and the right one still works', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    expect(statusAndBody(await calls.confirm(id, otherThan(code)))).toEqual(REFUSED);
    expect(statusAndBody(await calls.confirm(id, 'abc'))).toEqual(REFUSED);
    expect(statusAndBody(await calls.confirm(id, code))).toEqual(CONFIRMED);
  });

  test('used', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    await calls.confirm(id, code);
    expect(statusAndBody(await calls.confirm(id, code))).toEqual(REFUSED);
  });

  test('older than 10 minutes', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    const moved = await server.db.query(
      `update closing_codes set expires_at = expires_at - interval '10 minutes' where ticket_id = $1
       returning expires_at between clock_timestamp() - interval '1 minute' and clock_timestamp() as just_over`,
      [id],
    );
    expect(moved).toEqual([{ just_over: true }]);
    expect(statusAndBody(await calls.confirm(id, code))).toEqual(REFUSED);
  });

  test('after five wrong tries, also when they are concurrent', async () => {
    const [once, at_once] = [await calls.stored(), await calls.stored()];
    const code = await calls.codeOf(once);
    for (let n = 0; n < 5; n++) await calls.confirm(once, otherThan(code));
    expect(statusAndBody(await calls.confirm(once, code))).toEqual(REFUSED);
    const other = await calls.codeOf(at_once);
    await Promise.all(Array.from({ length: 5 }, () => calls.confirm(at_once, otherThan(other))));
    expect(statusAndBody(await calls.confirm(at_once, other))).toEqual(REFUSED);
  });

  test('after four wrong tries it is still valid', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    for (let n = 0; n < 4; n++) await calls.confirm(id, otherThan(code));
    expect(statusAndBody(await calls.confirm(id, code))).toEqual(CONFIRMED);
  });

  test('of another ticket, and of a ticket that is not Closed', async () => {
    const [id, open] = [await calls.stored(), await calls.stored()];
    const code = await calls.codeOf(id);
    expect(statusAndBody(await calls.confirm(open, code))).toEqual(REFUSED);
  });

  test.each([
    ['nothing', undefined, 'This field is required.'],
    ['null', null, 'This field may not be null.'],
    ['an empty one', ' ', 'This field may not be blank.'],
    ['a list', [1], 'Not a valid string.'],
    ['one too long', '1'.repeat(33), 'Ensure this field has no more than 32 characters.'],
  ])('%s', async (_, otp, sentence) => {
    expect(statusAndBody(await calls.confirm(await calls.stored(), otp))).toEqual([400, { otp: [sentence] }]);
  });
});

describe('a ticket that is reopened', () => {
  test.each<[string, (id: number) => Promise<unknown>]>([
    ['by the form', (id) => calls.update(id, { status: 'Open' })],
    ['with many others', (id) => calls.bulk([id], { status: 'InProgress' })],
  ])('%s removes the confirmation; closing it again sends a new code', async (_, reopen) => {
    const id = await calls.stored();
    await calls.confirm(id, await calls.codeOf(id));
    await reopen(id);
    expect((await calls.read(id)).closing_confirmed_at).toBeNull();
    const again = await calls.codeOf(id);
    expect(await calls.mails()).toHaveLength(2);
    expect((await calls.read(id)).closing_confirmed_at).toBeNull();
    expect(statusAndBody(await calls.confirm(id, again))).toEqual(CONFIRMED);
  });

  test('removes the code, too', async () => {
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    await calls.update(id, { status: 'Open' });
    await calls.sendOtp(false);
    await calls.close(id);
    expect(statusAndBody(await calls.confirm(id, code))).toEqual(REFUSED);
  });
});

describe('refusals', () => {
  test('401 without a token', async () => {
    const url = `/api/tickets/${await calls.stored()}/confirm-otp/`;
    expect((await server.inject({ method: 'POST', url, payload: { otp: '1' } })).statusCode).toBe(401);
  });

  test('403 for a user who only reported it, technician or customer, and the code stays valid', async () => {
    const reporters = [await server.technician(calls.dealer), await server.customer(calls.dealer)];
    for (const reporter of reporters) {
      const id = await calls.stored({ reporter_id: reporter.id });
      const code = await calls.codeOf(id);
      expect((await calls.confirm(id, code, reporter)).statusCode).toBe(403);
      expect(statusAndBody(await calls.confirm(id, code))).toEqual(CONFIRMED);
    }
  });

  test('404 for an absent or deleted ticket, another dealer’s, and one that the caller may not see', async () => {
    const other = await server.dealer();
    const id = await calls.stored();
    const code = await calls.codeOf(id);
    const strangers = [other, await server.technician(other), await server.customer(other)];
    for (const who of [
      ...strangers,
      await server.technician(calls.dealer),
      await server.customer(calls.dealer),
    ])
      expect((await calls.confirm(id, code, who)).statusCode).toBe(404);
    expect((await calls.confirm(999_999, code)).statusCode).toBe(404);
    await calls.dealer.delete(`/api/tickets/ticket-delete/${id}/`);
    expect((await calls.confirm(id, code)).statusCode).toBe(404);
  });

  test('429 for a user who keeps guessing, from code to code', async () => {
    const id = await calls.stored();
    const statuses = new Set<number>();
    for (let n = 0; n < 7; n++) {
      const code = await calls.codeOf(id);
      for (let tried = 0; tried < 5; tried++)
        statuses.add((await calls.confirm(id, otherThan(code))).statusCode);
      await calls.update(id, { status: 'Open' });
    }
    expect([...statuses]).toEqual([400, 429]);
    expect(statusAndBody(await calls.confirm(id, await calls.codeOf(id), calls.owner))).toEqual(CONFIRMED);
  });
});
