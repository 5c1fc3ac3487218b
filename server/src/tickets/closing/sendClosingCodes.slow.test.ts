import { mailOutbox } from '../../mail/mailOutbox';
import { smtpTransport } from '../../mail/mailTransport';
import { closingCalls, codeIn, CONFIRMED, statusAndBody, REFUSED } from '../../testing/closingCalls';
import { startMailServer } from '../../testing/mailServer';
import { testServer, type TestServer } from '../../testing/testServer';
import { sendNext } from '../../outbox/sendOutbox';

let server: TestServer;
let calls: Awaited<ReturnType<typeof closingCalls>>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  calls = await closingCalls(server);
});
afterAll(() => server.close());

describe('a ticket that becomes Closed sends its elevator’s customer a one-time code (R848)', () => {
  test.each<[string, (id: number) => Promise<unknown>]>([
    ['by the form', (id) => calls.close(id)],
    ['by the form, in small letters', (id) => calls.update(id, { status: 'closed' })],
    ['with many others', (id) => calls.bulk([id], { status: 'Closed' })],
    ['by its technician', (id) => calls.close(id, calls.priya)],
  ])('%s', async (_, closes) => {
    await closes(await calls.stored({ status: 'OnHold' }));
    const [mail, ...more] = await calls.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your one-time code - Smart Elevator Maintenance');
    expect(mail?.body_text).toContain('Hello Meera,');
    expect(codeIn(mail?.body_text)).toMatch(/^\d{6}$/);
  });

  test('on creation, when it is created as Closed', async () => {
    const answer = await calls.dealer.post('/api/tickets/create/', {
      elevator_id: calls.elevator_id,
      summary: 's',
      description: 'd',
      label: 'l',
      status: 'Closed',
      start_date: '2026-03-02',
      target_date: '2026-03-09',
    });
    expect(answer.statusCode).toBe(201);
    expect(await calls.mails()).toHaveLength(1);
  });

  test('of many closed at once each has its own code; those that were Closed already get none', async () => {
    const ids = [await calls.stored(), await calls.stored(), await calls.stored({ status: 'Closed' })];
    await calls.bulk(ids, { status: 'Closed' });
    const codes = (await calls.mails()).map(({ body_text }) => codeIn(body_text));
    expect(codes).toHaveLength(2);
    const answers = await Promise.all(
      ids.slice(0, 2).map(async (id) => {
        const tried = [];
        for (const code of codes) tried.push((await calls.confirm(id, code)).statusCode);
        return tried.filter((status) => status === 200);
      }),
    );
    expect(answers.flat()).toHaveLength(2);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the preference is off', () => calls.sendOtp(false)],
    [
      'the customer is deactivated',
      () => calls.dealer.post(`/api/account/${calls.dealer.id}/deactivate/`, { user_id: calls.owner.id }),
    ],
    [
      'the customer is deleted',
      () => calls.dealer.patch(`/api/account/${calls.dealer.id}/user_delete/`, { email: calls.owner.email }),
    ],
    [
      'the elevator has no customer',
      () =>
        server.db.query('update elevators set customer_id = null where elevator_id = $1', [
          calls.elevator_id,
        ]),
    ],
  ])('nothing is sent when %s, and the ticket is still closed', async (_, prepare) => {
    await prepare();
    const id = await calls.stored();
    expect((await calls.close(id)).statusCode).toBe(200);
    expect(await calls.read(id)).toMatchObject({ status: 'Closed', closing_confirmed_at: null });
    expect((await calls.mails()).map(({ subject }) => subject)).not.toContain(
      'Your one-time code - Smart Elevator Maintenance',
    );
    expect(statusAndBody(await calls.confirm(id, '000000'))).toEqual(REFUSED);
  });

  test('nothing is sent for other changes, nor for a refused change', async () => {
    const id = await calls.stored();
    await calls.update(id, { status: 'Accepted' });
    await calls.update(id, { status: 'Closed', target_date: '2020-01-01' });
    await calls.update(await calls.stored({ status: 'Closed' }), { priority: 'High' });
    expect(await calls.mails()).toEqual([]);
  });

  test('the code of the delivered mail confirms the closing', async () => {
    const post = await startMailServer({ disabledCommands: ['STARTTLS'] });
    const id = await calls.stored();
    await calls.close(id);
    while (
      await sendNext(server.db, mailOutbox(smtpTransport(`smtp://127.0.0.1:${post.port}`)), server.app.log)
    );
    await post.close();
    const mail = post.received.find(({ recipients }) => recipients.includes(calls.owner.email));
    expect(mail?.text).toContain(`the elevator North ${calls.dealer.id}`);
    expect(statusAndBody(await calls.confirm(id, codeIn(mail?.text.replaceAll('\r', ''))))).toEqual(
      CONFIRMED,
    );
  });

  test('neither the codes nor, once sent, the mails are readable in the database', async () => {
    const code = await calls.codeOf(await calls.stored());
    while (
      await sendNext(
        server.db,
        mailOutbox(async () => {}),
        server.app.log,
      )
    );
    const rows = await server.db.query<{ all: string }>(
      'select c::text as all from closing_codes c union all select o::text from outbox o',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.all).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
