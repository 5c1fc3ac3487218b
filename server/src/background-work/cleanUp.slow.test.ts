import { beginSession } from '../account/sessionRepository';
import { createEmailKeys } from '../account/emailKeys';
import { enqueueMail } from '../mail/enqueueMail';
import { composeMail } from '../mail/composeMail';
import { enqueuePush } from '../push/enqueuePush';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { enqueueBrowserMessage } from '../web-push/browserRepository';
import { cleanUpJob, cleanUp } from './cleanUp';
import { runDailyJob } from '../jobs/runDailyJob';

const DAY = '2027-06-15';

let server: TestServer;
let dealer: SignedIn;
beforeEach(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterEach(() => server.close());

const update = (sql: string, ...values: unknown[]) => server.db.query(sql, values);
const count = async (table: string): Promise<number> => {
  const [row] = await server.db.query<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
};

/** Queues a message to a browser of the dealer. */
async function queueToABrowser(): Promise<void> {
  await update("update sessions set expires_at = '2030-01-01'");
  await update(
    `insert into web_push_subscriptions (dealer_id, user_id, session_id, endpoint, p256dh, auth)
     select dealer_id, user_id, session_id, 'https://push.example/one', decode(repeat('04', 65), 'hex'),
       decode(repeat('00', 16), 'hex') from sessions`,
  );
  await enqueueBrowserMessage(server.db, dealer.id, { title: 'News', body: 'b', path: '/', topic: 'news' });
}

test.each([
  ['outbox', 'sent_at', 30],
  ['push_outbox', 'sent_at', 30],
  ['web_push_outbox', 'sent_at', 30],
  ['outbox', 'dead_at', 90],
  ['push_outbox', 'dead_at', 90],
  ['web_push_outbox', 'dead_at', 90],
])(
  'a message of %s is deleted when %s is more than %i days ago, and not a day earlier',
  async (table, moment, days) => {
    await enqueueMail(server.db, dealer.id, composeMail('a@example.com', 'Hello', ['x']));
    await enqueuePush(server.db, { dealer_id: dealer.id, recipients: ['a'], heading: 'h', content: 'c' });
    await queueToABrowser();
    await update(`update ${table} set ${moment} = $1::date - $2::integer`, DAY, days);
    await cleanUp(server.db, DAY);
    expect(await count(table)).toBe(1);
    await update(`update ${table} set ${moment} = ${moment} - interval '1 second'`);
    await cleanUp(server.db, DAY);
    expect(await count(table)).toBe(0);
  },
);

test('a waiting message stays, however old', async () => {
  await enqueueMail(server.db, dealer.id, composeMail('a@example.com', 'Hello', ['x']));
  await update("update outbox set created_at = '2020-01-01'");
  await cleanUp(server.db, DAY);
  expect(await count('outbox')).toBe(1);
});

test.each(['expires_at', 'revoked_at'])(
  'a session is deleted 30 days after its %s; a valid one stays',
  async (moment) => {
    await update("update sessions set expires_at = '2030-01-01'");
    const { session_id } = await beginSession(server.db, { dealer_id: dealer.id, user_id: dealer.id }, 60);
    await update(`update sessions set ${moment} = $1::date - 30 where session_id = $2`, DAY, session_id);
    if (moment === 'revoked_at') await update("update sessions set expires_at = '2030-01-01'");
    await cleanUp(server.db, DAY);
    expect(await count('sessions')).toBe(2);
    await update(
      `update sessions set ${moment} = ${moment} - interval '1 second' where session_id = $1`,
      session_id,
    );
    await cleanUp(server.db, DAY);
    expect(await server.db.query('select session_id = $1 as gone from sessions', [session_id])).toEqual([
      { gone: false },
    ]);
  },
);

test.each([
  ['is too old', 'expires_at'],
  ['was used', 'used_at'],
])('a mailed key is deleted 30 days after it %s', async (_, moment) => {
  await createEmailKeys(server.db, dealer.id, [dealer.id], 'verify');
  await update("update email_keys set expires_at = '2030-01-01'");
  await update(`update email_keys set ${moment} = $1::date - 30`, DAY);
  await cleanUp(server.db, DAY);
  expect(await count('email_keys')).toBe(1);
  await update(`update email_keys set ${moment} = ${moment} - interval '1 second'`);
  await cleanUp(server.db, DAY);
  expect(await count('email_keys')).toBe(0);
});

test('passcodes, closing codes and keys of creates are deleted after they expire, and not before', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id);
  await update("insert into password_resets values ($1, $1, 'x', 0, $2::date)", dealer.id, DAY);
  await update("insert into closing_codes values ($1, $2, 'x', 0, $3::date)", dealer.id, ticket_id, DAY);
  await update(
    `insert into idempotency_keys (dealer_id, call, key, body_hash, created_at)
     values ($1, 'createTicket', 'k', 'x', $2::date - interval '60 days')`,
    dealer.id,
    DAY,
  );
  const counts = async () => [
    await count('password_resets'),
    await count('closing_codes'),
    await count('idempotency_keys'),
  ];
  await cleanUp(server.db, DAY);
  expect(await counts()).toEqual([1, 1, 1]);
  for (const [table, moment] of [
    ['password_resets', 'expires_at'],
    ['closing_codes', 'expires_at'],
    ['idempotency_keys', 'created_at'],
  ])
    await update(`update ${table} set ${moment} = ${moment} - interval '1 second'`);
  await cleanUp(server.db, DAY);
  expect(await counts()).toEqual([0, 0, 0]);
});

test('it runs once a day; running it twice has the same result', async () => {
  expect(await runDailyJob(server.db, cleanUpJob, DAY)).toEqual([DAY]);
  expect(await runDailyJob(server.db, cleanUpJob, DAY)).toEqual([]);
  await cleanUp(server.db, DAY);
  expect(await count('sessions')).toBe(0);
});
