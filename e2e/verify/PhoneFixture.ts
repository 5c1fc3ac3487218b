import { request, type APIRequestContext } from '@playwright/test';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Client } from 'pg';
import { browserDay } from '../console/browserDay';
import { dealerApi } from '../console/dealerApi';
import { registerDealer, type Person } from '../console/people';
import { databaseOf, startConsole, type RunningConsole } from '../console/startConsole';
import { PhoneLine } from './PhoneLine';

/** An item of a checklist without its text and its answer. */
const ITEM = { place: 'Pit', unit: '', lower: null, upper: null, required: true, photo_required: false };
const CHECKLIST = [
  { ...ITEM, text: 'Pit is dry', answer: 'check' },
  { ...ITEM, text: 'Door gap', answer: 'value', unit: 'mm', lower: 2, upper: 6 },
  { ...ITEM, text: 'Car lights', answer: 'check', photo_required: true },
];

/** A planned visit of today with a ticket to take along. */
export interface PlannedVisit {
  visit_id: number;
  elevator_id: number;
  ticket_id: number;
  ticket_key: string;
}

/** All that the server has of a visit in the end. */
export interface Effects {
  states: string[];
  parts_used: string;
  answers: string[];
  comments: string[];
  status: string;
  /** SHA-256 of the photos and the signature as they were sent, by what they are of. */
  photos: string[];
  others: string[];
}

/** A dealer with a technician and their visits, a server, and the line from the technician's phone to it. */
export class PhoneFixture {
  private lifts = 0;

  private constructor(
    readonly running: RunningConsole,
    readonly line: PhoneLine,
    readonly technician: Person & { user_id: number },
    private readonly db: Client,
    private readonly api: APIRequestContext,
    private readonly dealer: Awaited<ReturnType<typeof dealerApi>>,
    private readonly dealerPerson: Person,
  ) {}

  static async start(environment: Record<string, string> = {}): Promise<PhoneFixture> {
    const own = { DATABASE_URL: '', DEMO: '0', ACCESS_TOKEN_LIFETIME: '5h' };
    const running = await startConsole({ ...own, ...environment });
    const line = await PhoneLine.start(running.url);
    const api = await request.newContext({ baseURL: running.url });
    const person = await registerDealer(api);
    const dealer = await dealerApi(api, person);
    const { username, user_id } = await dealer.addPerson('TechnicianUser');
    const checklist = { headers: dealer.headers, data: { version: 0, items: CHECKLIST } };
    const stored = await api.put('/api/visits/checklists/Other/', checklist);
    if (!stored.ok()) throw new Error(`The checklist was not stored: ${await stored.text()}`);
    const db = new Client(databaseOf(running.dataDir));
    await db.connect();
    const technician = { username, user_id, password: person.password };
    return new PhoneFixture(running, line, technician, db, api, dealer, person);
  }

  async stop(): Promise<void> {
    await this.line.stop();
    await this.db.end();
    await this.api.dispose();
    await this.running.stop();
  }

  /** Plans a visit of today at a lift of its own, with a ticket that is assigned to the technician. */
  async planVisit(planned_day = browserDay()): Promise<PlannedVisit> {
    const { addElevator, addTicket, create } = this.dealer;
    const { user_id } = this.technician;
    const { elevator_id } = await addElevator(`East ${(this.lifts += 1)}`);
    const { ticket_id, ticket_key } = await addTicket(elevator_id, { assignee: user_id });
    const { visit_id } = await create('/api/visits/', {
      elevator_ids: [elevator_id],
      ticket_ids: [ticket_id],
      technician_ids: [user_id],
      planned_day,
    });
    return { visit_id, elevator_id, ticket_id, ticket_key };
  }

  /** Registers another technician of the same dealer. */
  async colleague(): Promise<Person> {
    const { username, password } = { ...this.dealerPerson, username: `other_${this.dealerPerson.username}` };
    const admin = await this.api.get(`/api/account/${this.dealer.user_id}/passcode/`, {
      headers: this.dealer.headers,
    });
    const names = { first_name: 'Asha', last_name: 'Menon', phoneno: '5550101' };
    await this.dealer.create(register.path, {
      ...{ username, email: `${username}@example.com`, password1: password, password2: password },
      ...{ ...names, user_type: 'TechnicianUser', admin_passcode: (await admin.json()).passcode },
      admin_email: `${this.dealerPerson.username}@example.com`,
    });
    return { username, password };
  }

  rows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.query<Row>(sql, values).then(({ rows }) => rows);
  }

  async effectsOf({ visit_id, ticket_id }: PlannedVisit): Promise<Effects> {
    const [found] = await this.rows<Effects>(EFFECTS, [this.dealer.user_id, visit_id, ticket_id]);
    if (!found) throw new Error('There is no such visit.');
    return found;
  }

  /** The ids of these items in the order in which the server has applied them; one of an answer is its lift and item. */
  async orderOf(ids: readonly string[], { visit_id }: PlannedVisit): Promise<string[]> {
    const rows = await this.rows<{ id: string }>(ORDER, [this.dealer.user_id, ids, visit_id]);
    return rows.map(({ id }) => id);
  }

  /** What the dealer sees of the technician's phones. */
  async phones(): Promise<{ pending: number; missing: number }[]> {
    const { headers } = this.dealer;
    const answer = await this.api.get(`/api/devices/?user_id=${this.technician.user_id}`, { headers });
    return (await answer.json()).map(({ pending, missing }: { pending: number; missing: number }) => ({
      ...{ pending, missing },
    }));
  }
}

const EFFECTS = `
  select array(select h.after from visit_history h where h.dealer_id = $1 and h.visit_id = $2 and h.what = 'state'
      order by h.entry_id) as states,
    v.parts_used,
    array(select concat_ws(' ', k.text, k.result, k.value) from visit_checks k where k.dealer_id = $1 and k.visit_id = $2
      order by k.item) as answers,
    array(select c.text from ticket_comments c where c.dealer_id = $1 and c.ticket_id = $3 order by c.comment_id) as comments,
    (select t.status from tickets t where t.dealer_id = $1 and t.ticket_id = $3) as status,
    array(select encode(f.sent_sha256, 'hex') from files f where f.dealer_id = $1 and f.visit_id = $2
      and f.visit_item is not null and f.deleted_at is null order by 1) as photos,
    array(select encode(f.sent_sha256, 'hex') from files f where f.dealer_id = $1 and f.visit_id = $2
      and f.visit_item is null and f.deleted_at is null order by 1) as others
  from visits v where v.dealer_id = $1 and v.visit_id = $2`;

const ORDER = `
  select id from (
    select key as id, created_at as at from idempotency_keys where dealer_id = $1
    union all select file_id::text, added_at from files where dealer_id = $1
    union all select 'item ' || item, answered_at from visit_checks where dealer_id = $1 and visit_id = $3) done
  where id = any($2) order by at`;
