import { isoTimestamp } from './listSql';
import { sql } from './sql';

/** When the elevator `e` was sealed; null unless it is (R1368). */
export const SEALED_AT = sql`(select ${isoTimestamp(sql`s.sealed_at`)} from seals s
  where s.dealer_id = e.dealer_id and s.elevator_id = e.elevator_id and s.lifted_at is null)`;
