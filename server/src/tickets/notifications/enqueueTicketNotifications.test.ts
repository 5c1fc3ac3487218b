import { pushOutbox } from '../../push/pushOutbox';
import { oneSignalPush } from '../../push/pushTransport';
import { NOTIFIED_USERS, peopleWithDevices } from '../../testing/peopleWithDevices';
import { startPushService } from '../../testing/pushService';
import { testServer, type TestServer } from '../../testing/testServer';
import { enqueueChangeNotifications } from './enqueueTicketNotifications';
import { sendNext, startSending } from '../../outbox/sendOutbox';

let server: TestServer;
let people: Awaited<ReturnType<typeof peopleWithDevices>>;

beforeEach(async () => {
  server = await testServer();
  people = await peopleWithDevices(server);
});
afterEach(() => server.close());

describe('many changed at once', () => {
  test('each changed ticket has a notification; unchanged ones have none', async () => {
    const [first, same, second] = [
      await people.stored(),
      await people.stored({ status: 'Accepted' }),
      await people.stored({ assignee_id: null, reporter_id: people.dealer.id }),
    ];
    await people.bulk([first.ticket_id, same.ticket_id, second.ticket_id, 999_999], { status: 'Accepted' });
    expect(await people.waiting()).toEqual([
      {
        recipients: NOTIFIED_USERS,
        heading: `Ticket ${first.ticket_key} is Updated !`,
        content: 'Ticket status is Accepted and Assignee is priya.sharma',
      },
      {
        recipients: ['dealer', 'owner'],
        heading: `Ticket ${second.ticket_key} is Updated !`,
        content: 'Ticket status is Accepted and Assignee is Unassigned',
      },
    ]);
  });

  test('500 tickets are announced in a few statements, including their customers’ codes', async () => {
    await people.dealer.patch('/api/user-preferences/update_user_pref/', { send_otp: true });
    const rows = await server.db.query<{ ticket_id: number }>(
      `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, status, resolution,
         priority, create_date, start_date, target_date)
       select $1, 'ELV-' || (700000 + n), $2, 's', 'd', 'l', $1, 'Open', 'Unresolved', 'Low', now(), now(), now()
       from generate_series(1, 500) n returning ticket_id`,
      [people.dealer.id, people.elevator_id],
    );
    const ids = rows.map(({ ticket_id }) => ticket_id);
    let statements = 0;
    await server.db.transaction(async (db) => {
      await db.query(`update tickets set status = 'Closed' where ticket_id = any($1)`, [ids]);
      const counted = {
        query: <Row>(text: string, values?: readonly unknown[]) => {
          statements += 1;
          return db.query<Row>(text, values);
        },
      };
      await enqueueChangeNotifications(counted, { dealer_id: people.dealer.id, secret: 'the secret' }, ids);
    });
    expect(statements).toBe(6);
    expect(await people.waiting()).toHaveLength(500);
    expect(await server.db.query('select from outbox')).toHaveLength(500);
    expect(await server.db.query('select from closing_codes')).toHaveLength(500);
  });
});

describe('the push service', () => {
  test('gets the message, addressed to the devices alone', async () => {
    const service = await startPushService();
    const { ticket_id, ticket_key } = await people.stored();
    await people.update(ticket_id, { status: 'Closed' });
    while (await sendNext(server.db, pushOutbox(service.send()), server.app.log));
    await service.close();
    expect(service.received.map(({ body }) => body)).toEqual([
      {
        app_id: 'the-app',
        target_channel: 'push',
        include_aliases: { external_id: expect.arrayContaining(NOTIFIED_USERS) },
        headings: { en: `Ticket ${ticket_key} is Updated !` },
        contents: { en: 'Ticket status is Closed and Assignee is priya.sharma' },
        idempotency_key: expect.any(String),
      },
    ]);
  });

  test('never delays the dealer when it does not answer: changes are answered meanwhile', async () => {
    const service = await startPushService();
    const requested = new Promise<void>((resolve) => {
      service.answerWith = () => resolve();
    });
    const { ticket_id } = await people.stored();
    await people.update(ticket_id, { status: 'InProgress' });
    const send = oneSignalPush({ url: service.url, appId: 'the-app', key: 'the-key' });
    let over = false;
    const worker = startSending(
      server.db,
      pushOutbox(async (message) => {
        await send(message).finally(() => (over = true));
      }),
      server.app.log,
    );
    await requested;
    expect((await people.update(ticket_id, { status: 'OnHold' })).statusCode).toBe(200);
    expect((await people.bulk([ticket_id], { priority: 'Low' })).statusCode).toBe(200);
    expect(over).toBe(false);
    await service.close();
    await worker.stop();
    expect(await people.waiting()).toHaveLength(3);
  });
});
