import {
  DESK_CONTRACTS,
  DESK_REASONS,
  DESK_ROWS,
  DESK_TRAPPED_ROWS,
  type Desk,
  type DeskReason,
} from '@smart-elevator/shared-api/contract/home/desk';
import { deskContractsEnding, deskContractsUnpaid } from '../amc/deskContracts';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { isoTimestamp, jsonRows } from '../database/listSql';
import { joinSql, raw, sql, type Sql } from '../database/sql';
import { scopeSql } from '../tickets/lists/conditions';
import type { TicketScope } from '../tickets/lists/TicketScope';
import { lateByAssignee, openByAssignee } from '../tickets/countByAssignee';
import { rowColumns } from '../tickets/ticketColumns';
import { isPlannedBetween } from '../visit-changes/shownVisits';
import { isTrapped } from './trapped';

/**
 * The desk of a dealer on the day `today`, in one statement. Its cost depends on the active tickets, not on the closed
 * ones.
 */
export async function readDesk(db: Db, dealer_id: number, today: string): Promise<Desk> {
  const [read] = await db.query<Desk>(sql`select
    ${jsonRows(ticketsNow(dealer_id, today))} as now,
    ${jsonRows(techniciansToday(dealer_id, today))} as technicians,
    ${jsonRows(deskContractsEnding(dealer_id, today, DESK_CONTRACTS))} as ending,
    (${deskContractsUnpaid(dealer_id, today, DESK_CONTRACTS)}) as unpaid`);
  if (!read) throw new Error('The desk returned no row.');
  return read;
}

/** The tickets of each reason, as conditions on `tickets t`; the lists to which the desk leads have the same scopes, that of trapped passengers also
 * those who are out by now. */
function conditionsOn(dealer_id: number, today: string): Record<DeskReason, Sql> {
  const within = (scope: TicketScope): Sql => scopeSql(dealer_id, scope);
  return {
    trapped: isTrapped(dealer_id),
    critical: within({ active: true, priority: 'Critical' }),
    late: within({ late: today }),
    // Those that are late have their own reason; with the day the index does not read them all.
    unassigned: sql`${within({ active: true, assignee: [null] })} and t.target_date >= ${today}::date`,
    awaiting_code: within({ awaiting_code: true }),
    due_today: sql`${within({ active: true })} and t.target_date = ${today}::date`,
  };
}

/** Each reason without the tickets that an earlier one has already. */
function ticketsNow(dealer_id: number, today: string): Sql {
  const conditions = conditionsOn(dealer_id, today);
  const arms = DESK_REASONS.map((reason, at) => {
    const earlier = DESK_REASONS.slice(0, at).map((one) => sql`not (${conditions[one]})`);
    const rows = reason === 'trapped' ? DESK_TRAPPED_ROWS : DESK_ROWS;
    return sql`(select t.*, ${raw(`'${reason}'`)} as reason, ${at}::integer as rank from tickets t
      where ${joinSql([conditions[reason], ...earlier], ' and ', sql`true`)}
      order by t.target_date, t.ticket_id limit ${rows})`;
  });
  return sql`select t.ticket_id, ${rowColumns()}, t.reason, ${isoTimestamp(sql`t.reported_at`)} as reported_at,
      nullif(assigned.phoneno, '') as assignee_phone, owner.username as customer_name,
      ${fullNameOf(sql`owner`)} as customer_full_name, nullif(owner.phoneno, '') as customer_phone
    from (${joinSql(arms, ' union all ', sql`select`)}) t
    left join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id
    left join users owner on owner.dealer_id = e.dealer_id and owner.user_id = e.customer_id
    order by t.rank, t.target_date, t.ticket_id`;
}

/** Counted from tallies, from the index of late tickets, and from the visits of one day. */
const techniciansToday = (dealer_id: number, today: string): Sql => sql`
  with trips as materialized (select t.user_id, count(*)::integer as visits,
      count(*) filter (where v.state = 'Done')::integer as visits_done
    from visits v
    left join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id
    where ${isPlannedBetween(dealer_id, today, today)} group by t.user_id),
  open as materialized (${openByAssignee(dealer_id)}),
  late as materialized (${lateByAssignee(dealer_id, today)}),
  closed as materialized (select t.assignee_id, count(*)::integer as closed_today
    from tickets t where ${scopeSql(dealer_id, { status: 'Closed', closed: { from: today, to: today } })}
    group by t.assignee_id)
  select u.user_id, u.username, ${fullNameOf(sql`u`)} as full_name, nullif(u.phoneno, '') as phoneno,
    coalesce(v.visits, 0) as visits, coalesce(v.visits_done, 0) as visits_done,
    coalesce(o.open_tickets, 0) as open_tickets, coalesce(l.late_tickets, 0) as late_tickets,
    coalesce(c.closed_today, 0) as closed_today
  from users u
  left join trips v on v.user_id = u.user_id
  left join open o on o.assignee_id = u.user_id
  left join late l on l.assignee_id = u.user_id
  left join closed c on c.assignee_id = u.user_id
  where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser' and u.is_active and u.deleted_at is null
    -- Where some have work, those with none are named, too: they are free.
    and (exists (select from trips) or exists (select from open) or exists (select from closed))
  order by coalesce(l.late_tickets, 0) desc, coalesce(v.visits, 0) + coalesce(o.open_tickets, 0) desc, u.user_id
  limit 50`;
