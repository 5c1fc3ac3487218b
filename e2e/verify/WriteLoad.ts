import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ELEVATOR } from '../console/dealerApi';
import type { AccountFixture, Member } from './AccountFixture';
import { sendRequest, type Answer } from './sendRequest';
import { KINDS, Ledger, type Counter, type Entry, type Kind } from './Ledger';

/** Failed answers by status; 0 is a broken connection. */
export type Refusals = Map<number, { count: number; retryAfter: number }>;

/** Milliseconds before a writer that was refused tries the next change. */
const AFTER_REFUSAL = 50;

/** One dealer whose browsers write continuously and record the answers. */
export class WriteLoad {
  readonly ledger = new Ledger();
  private made = 0;

  private constructor(
    private readonly dealer: Member,
    private readonly elevator: number,
  ) {}

  /** Registers a dealer with an elevator, and a ticket for each of `writers`. */
  static async begin(fixture: AccountFixture, writers: number): Promise<WriteLoad> {
    const dealer = await fixture.member();
    const added = await fixture.ask('POST', '/api/elevators/add/', {
      token: dealer.access,
      body: { ...ELEVATOR, user_id: [dealer.id], elevator_name: 'First' },
    });
    if (added.status !== 201) throw new Error(`No elevator was made: ${added.text}`);
    const load = new WriteLoad(dealer, JSON.parse(added.text).elevator_id);
    for (let writer = 0; writer < writers; writer++) {
      const { text } = await load.send(fixture.url, load.entryOf('ticket'));
      load.ledger.counters.push({ ticket_id: JSON.parse(text).ticket_id, sent: 0, acknowledged: 0 });
    }
    for (const counter of load.ledger.counters) await load.raise(fixture.url, counter);
    return load;
  }

  get username(): string {
    return this.dealer.username;
  }

  get dealerId(): number {
    return this.dealer.id;
  }

  /**
   * Every writer writes until `isOver`, or until its connection breaks; with `goesOn` it continues after that, too.
   * Returns the failed answers.
   */
  async write(url: string, isOver: () => boolean, goesOn = false): Promise<Refusals> {
    const refusals: Refusals = new Map();
    const note = ({ status, headers }: Answer) => {
      const known = refusals.get(status) ?? { count: 0, retryAfter: 0 };
      known.count += 1;
      known.retryAfter += headers['retry-after'] === undefined ? 0 : 1;
      refusals.set(status, known);
    };
    await Promise.all(
      this.ledger.counters.map(async (counter, writer) => {
        for (let turn = writer; !isOver(); turn++) {
          const kind = KINDS[turn % (KINDS.length + 1)];
          const answer = await (kind ? this.send(url, this.entryOf(kind)) : this.raise(url, counter));
          if (answer.status === 200 || answer.status === 201) continue;
          note(answer);
          if (answer.status === 0 && !goesOn) return;
          await pause(AFTER_REFUSAL);
        }
      }),
    );
    return refusals;
  }

  /** Sends unacknowledged entries again, as a browser does; returns the statuses. */
  async sendAgain(url: string, entries: readonly Entry[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const entry of entries) statuses.push((await this.send(url, entry, false)).status);
    return statuses;
  }

  get(url: string, path: string): Promise<Answer> {
    return sendRequest(url, 'GET', path, { token: this.dealer.access });
  }

  remove(url: string, path: string): Promise<Answer> {
    return sendRequest(url, 'DELETE', path, { token: this.dealer.access });
  }

  private entryOf(kind: Kind): Entry {
    const text = `${kind} ${this.dealer.username} ${++this.made}`;
    const ticket = this.ledger.counters[0]?.ticket_id;
    const to: Record<Kind, { path: string; body: object }> = {
      ticket: { path: '/api/tickets/create/', body: this.ticketOf(text) },
      comment: { path: `/api/tickets/${ticket}/comments/`, body: { text } },
      elevator: {
        path: '/api/elevators/add/',
        body: { ...ELEVATOR, user_id: [this.dealer.id], elevator_name: text },
      },
    };
    return { kind, text, ...to[kind], key: randomUUID(), acknowledged: false };
  }

  private ticketOf(summary: string): object {
    return {
      elevator_id: this.elevator,
      summary,
      description: 'Seen at the third floor.',
      label: 'Doors',
      reporter: this.dealer.id,
      start_date: '2026-01-01',
      target_date: '2030-12-31',
    };
  }

  private async send(url: string, entry: Entry, isNew = true): Promise<Answer> {
    if (isNew) this.ledger.entries.push(entry);
    const { path, body, key } = entry;
    const answer = await this.post(url, path, body, { 'idempotency-key': key });
    if (answer.status === 201) entry.acknowledged = true;
    return answer;
  }

  private async raise(url: string, counter: Counter): Promise<Answer> {
    const description = String(++counter.sent);
    const answer = await this.post(url, `/api/tickets/ticket-update/${counter.ticket_id}/`, { description });
    if (answer.status === 200) counter.acknowledged = Number(description);
    return answer;
  }

  private post(url: string, path: string, body: object, headers = {}): Promise<Answer> {
    return sendRequest(url, 'POST', path, { token: this.dealer.access, body, headers }).catch(
      (error: unknown) => ({
        status: 0,
        text: String(error),
        headers: {},
      }),
    );
  }
}
