import { sql, type Sql } from '../../database/sql';

/** Whether the customer of the ticket has a code that is not confirmed yet. Named by its dealer, it is read once. */
export const awaitsCode = (dealer_id: number): Sql => sql`(t.status = 'Closed' and t.ticket_id in
  (select c.ticket_id from closing_codes c where c.dealer_id = ${dealer_id}))`;
