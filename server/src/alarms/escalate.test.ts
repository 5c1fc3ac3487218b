import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { claimNext } from '../outbox/claims';
import { mailOutbox } from '../mail/mailOutbox';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { escalate } from './escalate';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await alarmWorld(server);
});
afterAll(() => server.close());

const sorted = (names: readonly string[]) => names.toSorted();
const toldIn = async (alarm: { alarm_id: number }) =>
  (await world.read(alarm)).log
    .filter(({ what }) => ['told', 'nobody', 'unanswered'].includes(what))
    .map(({ what, before, after }) => `${what} ${before}.${after}`)
    .toReversed();
const step = (values: object) => ({ groups: [], user_ids: [], wait_minutes: 5, ...values });

describe('without any setup (R1306)', () => {
  test('the engineer and the dealer are told at once, by mail and on their devices', async () => {
    const { dealer, ravi } = world;
    await ravi.post('/api/users/subscriptions/', { subscription_id: `ravis-phone-${ravi.id}` });
    const alarm = await world.report();
    expect(sorted(await world.mailed(alarm))).toEqual(sorted([dealer.email, ravi.email]));
    expect(await world.pushed(alarm)).toEqual([[`ravis-phone-${ravi.id}`]]);
    expect(alarm.next_step_at).not.toBeNull();
  });

  test('after five minutes all technicians are told, three more rounds later nobody any more', async () => {
    const { dealer, ravi, priya } = world;
    const alarm = await world.report();
    await world.wait(alarm);
    await escalate(server.db);
    expect(sorted(await world.mailed(alarm))).toEqual(
      sorted([dealer.email, ravi.email, ravi.email, priya.email]),
    );
    for (let tick = 0; tick < 10; tick += 1) {
      await world.wait(alarm);
      await escalate(server.db);
    }
    expect(await toldIn(alarm)).toEqual([
      ...['told 1.1', 'told 1.2', 'told 2.1', 'told 2.2', 'told 3.1', 'told 3.2', 'told 4.1', 'told 4.2'],
      'unanswered 5.1',
    ]);
    expect((await world.read(alarm)).alarm).toMatchObject({ next_step_at: null, unanswered: true });
  });

  test('a deactivated engineer and deleted people are passed over', async () => {
    const { dealer, ravi, priya } = world;
    await server.db.query('update users set is_active = false where user_id = $1', [ravi.id]);
    const alarm = await world.report();
    expect(await world.mailed(alarm)).toEqual([dealer.email]);
    await deletePerson(server.db, priya);
    await world.wait(alarm);
    await escalate(server.db);
    expect(await toldIn(alarm)).toEqual(['told 1.1', 'nobody 1.2']);
  });
});

describe('a policy of the dealer', () => {
  test('a step with nobody tells the dealer, and the next step is due at once', async () => {
    const { dealer, priya } = world;
    await world.policy({
      steps: [step({ groups: ['on_call'] }), step({ user_ids: [priya.id] })],
      repeats: 0,
    });
    const alarm = await world.report();
    const [{ subject } = { subject: '' }] = await server.db.query<{ subject: string }>(
      'select subject from outbox where alarm_id = $1 and recipient = $2',
      [alarm.alarm_id, dealer.email],
    );
    expect(subject).toBe('Nobody could be told: A passenger is trapped');
    await escalate(server.db);
    expect(sorted(await world.mailed(alarm))).toEqual(sorted([dealer.email, priya.email]));
    expect(await toldIn(alarm)).toEqual(['nobody 1.1', 'told 1.2']);
  });

  test('who is on call at that moment is told, not who was or will be (R1307)', async () => {
    const { dealer, ravi, priya } = world;
    await world.policy({ steps: [step({ groups: ['on_call'] })] });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    await dealer.post('/api/alarms/on_call/', { user_id: ravi.id, starts_at: hours(-1), ends_at: hours(1) });
    await dealer.post('/api/alarms/on_call/', { user_id: priya.id, starts_at: hours(1), ends_at: hours(2) });
    expect(await world.mailed(await world.report())).toEqual([ravi.email]);
    await server.db.query(
      `update duties set starts_at = starts_at - interval '70 minutes', ends_at = ends_at - interval '70 minutes'
       where dealer_id = $1`,
      [dealer.id],
    );
    expect(await world.mailed(await world.report())).toEqual([priya.email]);
  });

  test('a policy that has become shorter meanwhile begins its next round', async () => {
    const { priya } = world;
    await world.policy({ steps: [1, 2, 3].map(() => step({ user_ids: [priya.id] })) });
    const alarm = await world.report();
    await world.wait(alarm);
    await escalate(server.db);
    await world.policy({ steps: [step({ user_ids: [priya.id] })] });
    await world.wait(alarm);
    await escalate(server.db);
    expect(await toldIn(alarm)).toEqual(['told 1.1', 'told 1.2', 'told 2.1']);
  });
});

describe('several servers', () => {
  test('of two at once one takes a step', async () => {
    const alarms = [await world.report(), await world.report(), await world.report()];
    for (const alarm of alarms) await world.wait(alarm);
    await Promise.all([1, 2, 3, 4].map(() => escalate(server.db)));
    for (const alarm of alarms) expect(await toldIn(alarm)).toEqual(['told 1.1', 'told 1.2']);
  });

  test('a step of a server that dies in between is taken by the next one, whole', async () => {
    const alarm = await world.report();
    await world.wait(alarm);
    const before = await world.mailed(alarm);
    await expect(
      server.db.transaction(async (db) => {
        expect(await escalate(db)).toContain(world.dealer.id);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect([await world.mailed(alarm), await toldIn(alarm)]).toEqual([before, ['told 1.1']]);
    await escalate(server.db);
    expect(await toldIn(alarm)).toEqual(['told 1.1', 'told 1.2']);
  });

  test('while another server holds an alarm, the others go on without it', async () => {
    const [held, free] = [await world.report(), await world.report()];
    await world.wait(held);
    await world.wait(free);
    await server.db.transaction(async (db) => {
      await db.query('select from alarms where alarm_id = $1 for update', [held.alarm_id]);
      await escalate(server.db);
    });
    expect(await toldIn(held)).toEqual(['told 1.1']);
    expect(await toldIn(free)).toEqual(['told 1.1', 'told 1.2']);
  });
});

test('messages of an alarm go before all others', async () => {
  await server.db.query(
    `insert into outbox (dealer_id, recipient, subject, body_text, body_html, next_attempt_at)
     values ($1, 'old@example.com', 's', 't', 'h', now() - interval '1 hour')`,
    [world.dealer.id],
  );
  await world.report();
  const claimed = await claimNext(
    server.db,
    mailOutbox(() => Promise.resolve()),
  );
  expect(claimed).toMatchObject({ subject: 'A passenger is trapped' });
});
