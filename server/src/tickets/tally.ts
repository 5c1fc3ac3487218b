import { joinSql, sql, type Sql } from '../database/sql';

/** What `ticket_tallies` counts by; its columns are told in the migration that made it. */
type Kind = 'work' | 'label' | 'reporter' | 'elevator' | 'key';

/** The rows of one kind of tally, `k`; `which` are conditions on them. */
export const tallyRows = (dealer_id: Sql | number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`ticket_tallies k where k.dealer_id = ${dealer_id} and k.kind = ${KIND[kind]}
    and ${joinSql(which, ' and ', sql`true`)}`;

/** How many tickets those are. */
export const tally = (dealer_id: Sql | number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`coalesce((select sum(k.tickets) from ${tallyRows(dealer_id, kind, which)}), 0)::integer`;

const KIND: Record<Kind, Sql> = {
  work: sql`'work' and k.word = ''`,
  label: sql`'label'`,
  reporter: sql`'reporter' and k.word = ''`,
  elevator: sql`'elevator' and k.word = ''`,
  key: sql`'key'`,
};
