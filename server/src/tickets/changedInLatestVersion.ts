import { sql, type Sql } from '../database/sql';

/**
 * Whether the newest version of a ticket `t` changed something: `which` selects among the lines `h` that the database
 * records for each change (ADR-124). An update that only repeats stored values makes a version, but no line.
 */
export const changedInLatestVersion = (which: Sql = sql`true`): Sql =>
  sql`exists (select from ticket_history h
    where h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id and h.version = t.version and ${which})`;
