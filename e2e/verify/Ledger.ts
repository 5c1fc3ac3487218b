import { expect } from '@playwright/test';
import { Client, type ClientConfig } from 'pg';

/** A table and column with texts that identify their rows. */
const PLACES = {
  ticket: { table: 'tickets', column: 'summary' },
  comment: { table: 'ticket_comments', column: 'text' },
  elevator: { table: 'elevators', column: 'elevator_name' },
} as const;
export type Kind = keyof typeof PLACES;
export const KINDS = Object.keys(PLACES) as Kind[];

/** A row that was sent to the server. */
export interface Entry {
  kind: Kind;
  /** Unique. */
  text: string;
  path: string;
  body: object;
  /** The Idempotency-Key that it was sent with. */
  key: string;
  /** Whether the server acknowledged it. */
  acknowledged: boolean;
}

/** A value that increases with each change: the last sent and the last acknowledged value. */
export interface Counter {
  ticket_id: number;
  sent: number;
  acknowledged: number;
}

/** The state of a database compared with the ledger. */
export interface LedgerComparison {
  acknowledged: number;
  /** Texts of acknowledged entries that are missing. */
  lost: string[];
  /** Texts of entries that are stored more than once. */
  doubled: string[];
  /** Texts of stored entries that were not acknowledged: the answer was lost, not the change. */
  unheard: string[];
  /** Counters below the acknowledged or above the sent value. */
  wrongCounters: string[];
}

/** Records sent and acknowledged changes, and compares them with the database. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly counters: Counter[] = [];

  /** Looks for `entries` (all of them, when left out) and all counters in the database itself. */
  async compare(database: ClientConfig, entries: readonly Entry[] = this.entries): Promise<LedgerComparison> {
    const client = new Client(database);
    await client.connect();
    try {
      const there = new Map<string, number>();
      for (const kind of KINDS) {
        const { table, column } = PLACES[kind];
        const { rows } = await client.query<{ text: string; n: number }>(
          `select ${column} as text, count(*)::integer as n from ${table} where ${column} = any($1) group by 1`,
          [entries.filter((entry) => entry.kind === kind).map(({ text }) => text)],
        );
        for (const { text, n } of rows) there.set(text, n);
      }
      const texts = (which: (entry: Entry, found: number) => boolean) =>
        entries.filter((entry) => which(entry, there.get(entry.text) ?? 0)).map(({ text }) => text);
      return {
        acknowledged: entries.filter(({ acknowledged }) => acknowledged).length,
        lost: texts(({ acknowledged }, found) => acknowledged && found === 0),
        doubled: texts((_, found) => found > 1),
        unheard: texts(({ acknowledged }, found) => !acknowledged && found > 0),
        wrongCounters: await this.wrongCounters(client),
      };
    } finally {
      await client.end();
    }
  }

  private async wrongCounters(client: Client): Promise<string[]> {
    const { rows } = await client.query<{ ticket_id: number; description: string }>(
      'select ticket_id, description from tickets where ticket_id = any($1)',
      [this.counters.map(({ ticket_id }) => ticket_id)],
    );
    return this.counters.flatMap(({ ticket_id, sent, acknowledged }) => {
      const stored = Number(rows.find((row) => row.ticket_id === ticket_id)?.description);
      return stored >= acknowledged && stored <= sent
        ? []
        : [`ticket ${ticket_id}: acknowledged ${acknowledged}, sent ${sent}, stored ${stored}`];
    });
  }
}

/** Expects that nothing acknowledged is missing, and nothing is stored twice. */
export function expectNothingLost({ lost, doubled, wrongCounters }: LedgerComparison): void {
  expect({ lost, doubled, wrongCounters }).toEqual({ lost: [], doubled: [], wrongCounters: [] });
}
