import { createECDH, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startConsole, type RunningConsole } from '../console/startConsole';
import { AccountFixture, type Member } from './AccountFixture';
import { createSecondDatabase } from './createSecondDatabase';
import { sendRequest, type Answer } from './sendRequest';
import { Receivers } from './Receivers';

/** The number of attempts of all messages. */
const MESSAGES = `(select message_id, sent_at from outbox union all select message_id, sent_at from push_outbox
  union all select message_id, sent_at from web_push_outbox) m`;

/**
 * A dealer whose new tickets each send three messages: by a push message to its technician, by a mail to the
 * elevator's customer, and by a push message to another browser of the dealer. A server, its database, and the
 * services around it.
 */
export class OutboxFixture {
  private constructor(
    /** The environment of every server of this fixture. */
    readonly environment: Record<string, string>,
    readonly receivers: Receivers,
    /** The first server. */
    public first: RunningConsole,
    readonly db: Client,
    private readonly cluster: RunningConsole | undefined,
    private readonly recipients: Recipients,
  ) {}

  /** `database`: the settings of the servers' database and a connection to it; by default it creates one. */
  static async start(
    database?: Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL', string>,
  ): Promise<OutboxFixture> {
    const secret = randomBytes(24).toString('hex');
    const own = { JWT_SECRET: secret, DEMO: '0', ACCESS_TOKEN_LIFETIME: '5h' };
    const cluster = database ? undefined : await startConsole({ ...own, DATABASE_URL: '' });
    const receivers = new Receivers();
    const where = database ?? { DATABASE_URL: await createSecondDatabase(cluster?.dataDir ?? '') };
    const environment = { ...own, ...(await receivers.start()), ...where };
    const first = await startConsole(environment);
    const db = new Client({ connectionString: database?.DATABASE_DIRECT_URL ?? where.DATABASE_URL });
    await db.connect();
    const recipients = await people(new AccountFixture(first, secret), receivers, db);
    return new OutboxFixture(environment, receivers, first, db, cluster, recipients);
  }

  /** Starts another server on the same database. */
  another(changes: Record<string, string> = {}): Promise<RunningConsole> {
    return startConsole({ ...this.environment, ...changes });
  }

  /** Stops the first server if it runs, and starts another one. */
  async restart(changes: Record<string, string> = {}): Promise<void> {
    await this.first.stop();
    this.first = await this.another(changes);
  }

  /** Creates a closed ticket, or one that is refused. */
  create(refused = false, { url }: RunningConsole = this.first): Promise<Answer> {
    return sendRequest(url, 'POST', '/api/tickets/create/', {
      token: this.recipients.dealer.access,
      body: {
        elevator_id: refused ? 999_999 : this.recipients.elevator_id,
        summary: 'Door does not close',
        description: 'It opens again and again.',
        label: 'Doors',
        status: 'Closed',
        assignee: this.recipients.technician.id,
        target_date: '2099-01-01',
      },
    });
  }

  /** The stored tickets: by their keys, and by the topics of browser notifications; both sorted. */
  async stored(): Promise<{ keys: string[]; topics: string[] }> {
    const { rows } = await this.db.query<{ ticket_id: number; ticket_key: string }>(
      'select ticket_id, ticket_key from tickets',
    );
    return {
      keys: rows.map(({ ticket_key }) => ticket_key).toSorted(),
      topics: rows.map(({ ticket_id }) => topicOf(`ticket ${ticket_id}`)).toSorted(),
    };
  }

  /** How many messages wait to be delivered. */
  async waiting(): Promise<number> {
    const { rows } = await this.db.query(
      `select count(*)::integer as n from ${MESSAGES} where sent_at is null`,
    );
    return rows[0].n;
  }

  /** Waits until no message is pending; returns the seconds. Throws after five minutes. */
  async delivered(): Promise<number> {
    const began = performance.now();
    for (let tries = 0; tries < 1_500; tries += 1) {
      if ((await this.waiting()) === 0) return (performance.now() - began) / 1000;
      await pause(200);
    }
    throw new Error('Not everything was delivered within five minutes.');
  }

  async stop(): Promise<void> {
    await this.db.end();
    await this.first.stop();
    await this.cluster?.stop();
    await this.receivers.stop();
  }
}

/** The author, the elevator and the assignee of tickets. */
interface Recipients {
  dealer: Member;
  technician: Member;
  elevator_id: number;
}

/** The topic under which a push service keeps a browser's message: it has 32 characters (RFC 8030, 5.4). */
export const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32);

async function people(
  accounts: AccountFixture,
  { browserOrigin }: Receivers,
  db: Client,
): Promise<Recipients> {
  const dealer = await accounts.member();
  const technician = await accounts.member(dealer);
  const customer = await accounts.member(dealer, 'CustomerUser');
  await accounts.ask('POST', '/api/users/subscriptions/', {
    token: technician.access,
    body: { subscription_id: 'the-phone' },
  });
  await accounts.ask('PATCH', '/api/user-preferences/update_user_pref/', {
    token: dealer.access,
    body: { send_otp: true },
  });
  const elsewhere = JSON.parse((await accounts.signIn(dealer.username)).text);
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const subscribed = await accounts.ask('POST', '/api/users/browser-push/subscriptions/', {
    token: elsewhere.access,
    body: { endpoint: `${browserOrigin}/browser`, keys: { p256dh, auth } },
  });
  if (subscribed.status !== 201) throw new Error(`The browser was not subscribed: ${subscribed.text}`);
  const { rows } = await db.query(
    `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
       main_state, main_start_date, main_due_date, main_cycle_days, customer_id)
     values ($1, 'North 1', 'Tower', 'Street 1', '21401', '2010-01-01', 'InDue', '2026-01-01', '2099-01-01', 30, $2)
     returning elevator_id`,
    [dealer.id, customer.id],
  );
  return { dealer, technician, elevator_id: rows[0].elevator_id };
}
