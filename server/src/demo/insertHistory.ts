import type { Db } from '../database/Database';

/**
 * Inserts the history of tickets that have none: created by their reporters, then worked on until their last
 * update.
 */
export async function insertHistory(db: Db, dealer_id: number): Promise<void> {
  await db.query(HISTORY, [dealer_id]);
}

const HISTORY = `
  insert into ticket_history (dealer_id, ticket_id, at, user_id, field, old, new, version)
  select t.dealer_id, t.ticket_id, e.at, e.user_id, e.field, e.old, e.new, e.version
  from tickets t
  cross join lateral (select coalesce(t.assignee_id, t.dealer_id) as worker, least(
    t.create_date::timestamptz + interval '8 hours' + (t.ticket_id % 240) * interval '1 minute',
    t.update_date - interval '40 minutes') as created) m
  cross join lateral (select m.*, least(t.update_date - interval '5 minutes', greatest(m.created + interval '20 minutes',
    date_trunc('day', m.created + (t.update_date - m.created) / 2) + interval '10 hours 20 minutes')) as begun) s
  cross join lateral (values
    (true, s.created, t.reporter_id, 'created', null, t.ticket_key, 1),
    (t.status = 'Closed', s.begun, s.worker, 'status', 'Open', 'InProgress', 2),
    (t.status = 'Closed', t.update_date, s.worker, 'status', 'InProgress', 'Closed', 3),
    (t.status = 'Closed', t.update_date, s.worker, 'resolution', 'Unresolved', t.resolution, 3),
    (t.status = 'Closed', t.update_date, s.worker, 'close_date', null, t.close_date::text, 3),
    (t.status not in ('Open', 'Closed'), t.update_date, s.worker, 'status', 'Open', t.status, 2),
    (t.status = 'Open' and t.assignee_id is not null, t.update_date, t.dealer_id, 'assignee', null,
      user_called(t.dealer_id, t.assignee_id), 2),
    (t.status = 'Open' and t.assignee_id is null, t.update_date, t.dealer_id, 'priority',
      case t.priority when 'Unspecified' then 'Low' else 'Unspecified' end, t.priority, 2)
  ) as e (happened, at, user_id, field, old, new, version)
  where t.dealer_id = $1 and e.happened
    and not exists (select from ticket_history h where h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id)
  order by t.ticket_id, e.version`;
