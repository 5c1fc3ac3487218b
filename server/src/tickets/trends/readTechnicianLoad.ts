import type { TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { Db } from '../../database/Database';
import { fullNameOf, ofHolder } from '../../database/personName';
import { sql } from '../../database/sql';
import { tallyRows } from '../../ticket-counts/tally';
import { dayRows } from '../ticketDays';
import { countWithStatus } from '../ticketSummary';
import type { TrendDays } from './readTicketMonths';

/**
 * The current load of each technician, summed from the tallies, and the number of their tickets that were closed on
 * these days. The highest load comes first, unassigned last. Active technicians are included without tickets; others
 * only while they have some.
 */
export function readTechnicianLoad(db: Db, dealer_id: number, closed: TrendDays): Promise<TicketGroup[]> {
  return db.query<TicketGroup>(sql`with waiting as (
      select k.a, sum(k.tickets) as tickets, ${countWithStatus('Open')} as open_count,
        ${countWithStatus('InProgress')} as inprogress_count, ${countWithStatus('OnHold')} as onhold_count,
        ${countWithStatus('Accepted')} as accepted_count
      from ${tallyRows(dealer_id, 'work', [sql`k.status <> 'Closed'`])} group by k.a having sum(k.tickets) > 0),
    done as (
      select k.a, sum(k.tickets)::integer as tickets from ${dayRows(dealer_id, 'closer', closed)}
      group by k.a having sum(k.tickets) > 0),
    people as (
      select a from waiting union select a from done union
      select u.user_id from users u where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser'
        and u.is_active and u.deleted_at is null)
    select ${ofHolder(sql`u.username`)} as name, ${ofHolder(fullNameOf(sql`u`))} as full_name,
      coalesce(sum(w.open_count), 0)::integer as open_count, coalesce(sum(w.inprogress_count), 0)::integer as inprogress_count,
      coalesce(sum(w.onhold_count), 0)::integer as onhold_count, coalesce(sum(w.accepted_count), 0)::integer as accepted_count,
      coalesce(sum(d.tickets), 0)::integer as closed_count
    from people p left join waiting w on w.a = p.a left join done d on d.a = p.a
      left join users u on u.dealer_id = ${dealer_id} and u.user_id = p.a
    group by lower(u.username)
    order by lower(u.username) is null, coalesce(sum(w.tickets), 0) desc, min(u.username_order)`);
}
