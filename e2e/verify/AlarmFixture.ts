import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Alarm, AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Client } from 'pg';
import { ownPostgres, type OwnPostgres } from '../console/ownPostgres';
import { dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture, type Member } from './AccountFixture';
import { Receivers } from './Receivers';
import { sendRequest, type Answer, type RequestOptions } from './sendRequest';

/** A dealer with two technicians, of whom the first is on call and has a phone, and lifts without an engineer. */
export interface AlarmDealer {
  dealer: Member;
  technicians: readonly [onCall: Member, other: Member];
  lifts: readonly number[];
}

/** The names of the people, as the log of an alarm has them. */
export const NAMES = { dealer: 'The dealer', onCall: 'On call', other: 'Another one' } as const;

/** Every message that was ever queued, also of those that were dropped since. */
const LEDGER = `
  create table queued (kind text, message_id text, alarm_id bigint, recipient text);
  create function keep_queued() returns trigger language plpgsql as $$ begin
    insert into queued values (tg_table_name, new.message_id, new.alarm_id,
      case tg_table_name when 'outbox' then to_jsonb(new) ->> 'recipient' else to_jsonb(new) -> 'recipients' ->> 0 end);
    return new; end $$;
  create trigger kept after insert on outbox for each row when (new.alarm_id is not null) execute function keep_queued();
  create trigger kept after insert on push_outbox for each row when (new.alarm_id is not null) execute function keep_queued()`;

/** Servers on one database with the services around them, and dealers who report alarms. */
export class AlarmFixture {
  private constructor(
    readonly receivers: Receivers,
    private connected: Client,
    private readonly postgres: OwnPostgres,
    private readonly environment: Record<string, string>,
    private readonly folders: readonly string[],
    private readonly running: (RunningServer | undefined)[],
  ) {}

  static async start(servers: number): Promise<AlarmFixture> {
    const postgres = await ownPostgres();
    const receivers = new Receivers();
    const environment = {
      JWT_SECRET: randomBytes(24).toString('hex'),
      ACCESS_TOKEN_LIFETIME: '5h',
      DEMO: '0',
      DATABASE_URL: postgres.url,
      ...(await receivers.start()),
    };
    const folders = Array.from({ length: servers }, () => dataFolder());
    const running: RunningServer[] = [];
    for (const folder of folders) running.push(await startServer(folder, environment));
    const db = new Client(postgres.connection);
    await db.connect();
    await db.query(LEDGER);
    return new AlarmFixture(receivers, db, postgres, environment, folders, running);
  }

  /** The database itself. */
  get db(): Client {
    return this.connected;
  }

  /** Kills the database as a power cut does, starts it again after `work`, and waits until a server answers again. */
  async withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
    await this.connected.end();
    await this.postgres.kill();
    try {
      return await work();
    } finally {
      await this.postgres.start();
      this.connected = new Client(this.postgres.connection);
      await this.connected.connect();
      while ((await sendRequest(this.server.url, 'GET', '/readyz')).status !== 200) await pause(100);
    }
  }

  /** A server that runs. */
  get server(): RunningServer {
    const found = this.running.find((server) => server !== undefined);
    if (!found) throw new Error('No server is running.');
    return found;
  }

  get servers(): readonly RunningServer[] {
    return this.running.filter((server) => server !== undefined);
  }

  /** Ends one of the servers; the others go on. */
  async end(at: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.running[at];
    this.running[at] = undefined;
    await server?.end(signal);
  }

  async restart(at: number): Promise<void> {
    this.running[at] = await startServer(this.folders[at] ?? '', this.environment);
  }

  /** Registers a dealer with people and lifts; the steps are those given, each a minute long. */
  async dealer(lifts: number, groups: readonly (readonly string[])[], repeats: number): Promise<AlarmDealer> {
    const accounts = new AccountFixture({ url: this.server.url, dataDir: this.folders[0] ?? '' }, '');
    const dealer = await accounts.member();
    const technicians = [await accounts.member(dealer), await accounts.member(dealer)] as const;
    for (const [{ id }, name] of [
      [dealer, NAMES.dealer],
      [technicians[0], NAMES.onCall],
      [technicians[1], NAMES.other],
    ] as const)
      await this.db.query(`update users set first_name = $2, last_name = '' where user_id = $1`, [id, name]);
    const tell = (token: string, method: string, path: string, body: object) =>
      this.accepted(method, path, { token, body });
    await tell(technicians[0].access, 'POST', '/api/users/subscriptions/', {
      subscription_id: `phone-${technicians[0].id}`,
    });
    const now = Date.now();
    await tell(dealer.access, 'POST', '/api/alarms/on_call/', {
      user_id: technicians[0].id,
      starts_at: new Date(now).toISOString(),
      ends_at: new Date(now + 86_400_000).toISOString(),
    });
    await tell(dealer.access, 'PUT', '/api/alarms/settings/', {
      steps: groups.map((of) => ({ groups: of, user_ids: [], wait_minutes: 1 })),
      ...{ repeats, fire_minutes: 30, fire_numbers: ['101'], handover: '08:00', records_tests: false },
    });
    const { rows } = await this.db.query<{ elevator_id: number }>(
      `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
         main_state, main_start_date, main_due_date, main_cycle_days)
       select $1, 'ELV-' || n, 'Tower', 'Street 1', '21401', '2010-01-01', 'InDue', '2026-01-01', '2099-01-01', 30
       from generate_series(1, $2::integer) n returning elevator_id::integer`,
      [dealer.id, lifts],
    );
    return { dealer, technicians, lifts: rows.map(({ elevator_id }) => elevator_id) };
  }

  /** Reports an alarm, again until a server has answered; it is stored once. */
  async report({ dealer }: AlarmDealer, elevator_id: number): Promise<Alarm> {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await this.untilAnswered('POST', '/api/alarms/', {
      token: dealer.access,
      body: { elevator_id, caller_phone: '98200 11223' },
      headers,
    });
    if (answer.status !== 201) throw new Error(`The alarm was not reported: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  }

  /** Takes an alarm. */
  acknowledge({ alarm_id }: Pick<Alarm, 'alarm_id'>, by: Member, url?: string): Promise<Answer> {
    const path = `/api/alarms/${alarm_id}/acknowledge/`;
    const options = { token: by.access, body: { arrival_minutes: 20 } };
    return url ? sendRequest(url, 'POST', path, options) : this.untilAnswered('POST', path, options);
  }

  async read({ dealer }: AlarmDealer, { alarm_id }: Pick<Alarm, 'alarm_id'>): Promise<AlarmPage> {
    return JSON.parse(
      (await this.accepted('GET', `/api/alarms/${alarm_id}/`, { token: dealer.access })).text,
    );
  }

  /** Lets seconds pass for every alarm that waits. */
  async pass(seconds: number): Promise<void> {
    await this.db.query(
      'update alarms set next_step_at = next_step_at - make_interval(secs => $1) where next_step_at > now()',
      [seconds],
    );
  }

  /** Whether alarms wait for a step. */
  async isEscalating(): Promise<boolean> {
    const { rows } = await this.db.query('select from alarms where next_step_at is not null limit 1');
    return rows.length > 0;
  }

  /** The messages of alarms that wait for their delivery. */
  async unsent(): Promise<{ kind: string; attempts: number; wait: number; error: string }[]> {
    const of = (table: string) => `select '${table}' as kind, attempts,
      round(extract(epoch from next_attempt_at - now()))::integer as wait, last_error as error
      from ${table} where alarm_id is not null and sent_at is null`;
    const { rows } = await this.db.query(`${of('outbox')} union all ${of('push_outbox')} order by 1, 2`);
    return rows;
  }

  async stop(): Promise<void> {
    await this.db.end();
    for (const at of this.running.keys()) await this.end(at, 'SIGTERM');
    await this.receivers.stop();
    this.postgres.remove();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }

  /** An answer of success. */
  async accepted(method: string, path: string, options: RequestOptions): Promise<Answer> {
    const answer = await sendRequest(this.server.url, method, path, options);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  /** The answer of a server that is not killed before it answers. */
  private async untilAnswered(method: string, path: string, options: RequestOptions): Promise<Answer> {
    for (let tries = 0; tries < 600; tries += 1) {
      const [server] = this.servers;
      const answer = server
        ? await sendRequest(server.url, method, path, options).catch(() => undefined)
        : undefined;
      // A key whose first call still runs, or a server that stops.
      if (answer && answer.status < 500 && !(answer.status === 409 && method === 'POST' && options.headers))
        return answer;
      await pause(100);
    }
    throw new Error(`${method} ${path}: no server answered.`);
  }
}
