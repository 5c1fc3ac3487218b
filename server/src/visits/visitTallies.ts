import { joinSql, sql, type Sql } from '../database/sql';

/** What `visit_tallies` counts by; `0117_visit_lists.sql` documents its columns. */
type Kind = 'planned' | 'promised' | 'building';

/** The rows `k` of one kind of tally; `which` are conditions on them. */
export const visitTallyRows = (dealer_id: number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`visit_tallies k where k.dealer_id = ${dealer_id} and k.kind = ${KIND[kind]}
    and ${joinSql(which, ' and ', sql`true`)}`;

/** The number of visits in those rows. */
export const visitTally = (dealer_id: number, kind: Kind, which: readonly Sql[] = []): Sql =>
  sql`coalesce((select sum(k.visits) from ${visitTallyRows(dealer_id, kind, which)}), 0)::integer`;

const KIND: Record<Kind, Sql> = {
  planned: sql`'planned'`,
  promised: sql`'promised'`,
  building: sql`'building'`,
};
