import { sql, type Sql } from '../database/sql';
import { scopeSql } from '../tickets/lists/conditions';

/** The alarms `a` of the ticket `t`. */
const alarmsOfTicket = sql`alarms a where a.dealer_id = t.dealer_id and a.ticket_id = t.ticket_id`;

const isReportedAs = (dealer_id: number): Sql => scopeSql(dealer_id, { active: true, entrapment: true });

/** Whether somebody is trapped by an active ticket `t`: its newest alarm is not over (R1304), or it never had one. */
export const isTrapped = (dealer_id: number): Sql => sql`(${isReportedAs(dealer_id)}
  and (select a.released_at is null from ${alarmsOfTicket} order by a.alarm_id desc limit 1) is not false)`;

/** The open alarms, which outlive their tickets (R1309), and the active tickets of trapped passengers that never had an alarm. */
export const countTrapped = (dealer_id: number): Sql => sql`(
  (select count(*) from alarms a where a.dealer_id = ${dealer_id} and a.released_at is null)
  + (select count(*) from tickets t where ${isReportedAs(dealer_id)} and not exists (select from ${alarmsOfTicket}))
  )::integer`;
