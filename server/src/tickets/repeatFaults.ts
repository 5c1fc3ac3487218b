import { REPEAT_WITHIN_DAYS } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { sql } from '../database/sql';

/** Whether the ticket `t` repeats one that was raised on the same elevator, with the same label, at most 90 days before. */
export const repeatsAnother = sql`exists (select from tickets b
  where b.dealer_id = t.dealer_id and b.elevator_id = t.elevator_id and b.deleted_at is null
    and lower(b.label) = lower(t.label) and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
    and b.create_date >= t.create_date - ${REPEAT_WITHIN_DAYS}::integer)`;
