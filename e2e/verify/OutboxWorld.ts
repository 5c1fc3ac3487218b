import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { RunningConsole } from '../console/startConsole';
import { AccountWorld, type Member } from './AccountWorld';
import { ask, type Answer } from './ask';

/** A dealer whose every new ticket is told by a push message to its technician and by a mail to the elevator's customer. */
export class OutboxWorld {
  private constructor(
    private readonly db: Client,
    private readonly dealer: Member,
    private readonly technician: Member,
    private readonly elevator_id: number,
  ) {}

  static async make(console: RunningConsole, secret: string, databaseUrl: string): Promise<OutboxWorld> {
    const accounts = new AccountWorld(console, secret);
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
    const db = new Client({ connectionString: databaseUrl });
    await db.connect();
    const { rows } = await db.query(
      `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
         main_state, main_start_date, main_due_date, main_cycle_days, customer_id)
       values ($1, 'North 1', 'Tower', 'Street 1', '21401', '2010-01-01', 'InDue', '2026-01-01', '2099-01-01', 30, $2)
       returning elevator_id`,
      [dealer.id, customer.id],
    );
    return new OutboxWorld(db, dealer, technician, rows[0].elevator_id);
  }

  /** Makes a ticket that is Closed already, or one that is refused. */
  create({ url }: RunningConsole, refused = false): Promise<Answer> {
    return ask(url, 'POST', '/api/tickets/create/', {
      token: this.dealer.access,
      body: {
        elevator_id: refused ? 999_999 : this.elevator_id,
        summary: 'Door does not close',
        description: 'It opens again and again.',
        label: 'Doors',
        status: 'Closed',
        assignee: this.technician.id,
        target_date: '2099-01-01',
      },
    });
  }

  /** The keys of the tickets that are stored. */
  async stored(): Promise<string[]> {
    const { rows } = await this.db.query('select ticket_key from tickets order by ticket_id');
    return rows.map(({ ticket_key }) => ticket_key);
  }

  /** Lets the next tries be due at once, instead of after their pauses. */
  async dueNow(): Promise<void> {
    for (const table of ['outbox', 'push_outbox'])
      await this.db.query(
        `update ${table} set next_attempt_at = now() where sent_at is null and dead_at is null`,
      );
  }

  /** Waits until nothing waits any more; gives the seconds that it took. Throws after two minutes. */
  async delivered(): Promise<number> {
    const began = performance.now();
    for (let tries = 0; tries < 600; tries += 1) {
      const { rows } = await this.db.query(
        `select count(*)::integer as waiting from (select 1 from outbox where sent_at is null
           union all select 1 from push_outbox where sent_at is null) w`,
      );
      if (rows[0].waiting === 0) return (performance.now() - began) / 1000;
      await this.dueNow().catch(() => {});
      await pause(200);
    }
    throw new Error('Not everything was delivered within two minutes.');
  }

  close(): Promise<void> {
    return this.db.end();
  }
}
