import { sql, type Sql } from '../database/sql';

/**
 * What became of the visits that are promised: a row for each contract, building and period. A building that is larger than a day has
 * one visit in several parts: done with the last one, and missed with any (R1201).
 */
export const keptVisits = (which: Sql): Sql => sql`
  select v.contract_id, v.building_name, bool_and(v.state = 'Done') as done, bool_or(v.state = 'Missed') as missed
  from visits v where ${which} and v.state <> 'Cancelled'
  group by v.contract_id, v.building_name, v.period`;

/** The numbers of these rows: done, missed, and what is neither. */
export const KEPT_COUNTS = sql`(count(*) filter (where done))::integer as done, (count(*) filter (where missed))::integer as missed,
  (count(*) filter (where not done and not missed))::integer as planned`;
