import { joinSql, sql, type Sql } from '../database/sql';

/** What `ticket_tallies` counts by; `0096_ticket_counts.sql` documents its columns. */
type Kind = 'work' | 'label' | 'reporter' | 'key' | 'code';

/** The rows `k` of one kind of tally; `which` are conditions on them. */
export const tallyRows = (dealer_id: Sql | number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`ticket_tallies k where k.dealer_id = ${dealer_id} and k.kind = ${KIND[kind]}
    and ${joinSql(which, ' and ', sql`true`)}`;

/** The number of tickets in those rows. */
export const tally = (dealer_id: Sql | number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`coalesce((select sum(k.tickets) from ${tallyRows(dealer_id, kind, which)}), 0)::integer`;

const KIND: Record<Kind, Sql> = {
  work: sql`'work' and k.word = ''`,
  label: sql`'label'`,
  reporter: sql`'reporter' and k.word = ''`,
  key: sql`'key'`,
  code: sql`'code'`,
};
