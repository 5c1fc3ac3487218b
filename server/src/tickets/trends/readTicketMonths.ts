import { TREND_MONTHS_MAX, type TicketMonth } from '@smart-elevator/shared-api/contract/tickets/trends';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { dayRows } from '../ticketDays';

/** The days of a trend, yyyy-mm-dd, both inclusive. */
export interface TrendDays {
  from: string;
  to: string;
}

/**
 * Tickets opened and closed in each month between two days. The first and the last month count only the days within
 * the range.
 */
export function readTicketMonths(db: Db, dealer_id: number, { from, to }: TrendDays): Promise<TicketMonth[]> {
  const perMonth = (kind: 'priority' | 'closer') =>
    sql`(select date_trunc('month', k.day::timestamp)::date as month, sum(k.tickets)::integer as tickets
      from ${dayRows(dealer_id, kind, { from, to })} group by 1)`;
  return db.query<TicketMonth>(sql`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(opened.tickets, 0) as opened_count,
      coalesce(closed.tickets, 0) as closed_count
    from generate_series(
        greatest(date_trunc('month', ${from}::date),
          date_trunc('month', ${to}::date) - make_interval(months => ${TREND_MONTHS_MAX - 1})),
        ${to}::date, interval '1 month') as m (month)
      left join ${perMonth('priority')} opened on opened.month = m.month::date
      left join ${perMonth('closer')} closed on closed.month = m.month::date
    order by m.month`);
}
