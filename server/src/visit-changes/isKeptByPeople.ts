import { sql, type Sql } from '../database/sql';

/**
 * Whether a visit of the table or alias `v` keeps its day and its technicians in a new plan (R1207): a person has planned them, agreed on
 * a time, or answered items of its checklists.
 */
export const isKeptByPeople = (v: Sql): Sql => sql`(${v}.moved_at is not null or ${v}.from_time is not null
  or exists (select from visit_checks answered where answered.dealer_id = ${v}.dealer_id and answered.visit_id = ${v}.visit_id))`;
