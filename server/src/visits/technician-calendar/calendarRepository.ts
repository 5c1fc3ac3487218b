import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { readTechnicianCalendar } from '@smart-elevator/shared-api/contract/visits/calendarEndpoints';
import type { Db } from '../../database/Database';
import { isoTimestamp } from '../../database/listSql';
import { nameOf } from '../../database/personName';
import { sql } from '../../database/sql';
import { notFound } from '../../http/HttpError';
import { hashOfToken, newSeed, tokenOf } from '../../reports/sharing/sharedToken';
import { calendarText, type CalendarVisit } from './calendarText';

/** Days ahead that a calendar has. */
const DAYS = 60;

interface Link {
  secret: string;
  linkOf: (token: string) => string;
}

/** The address of a technician’s calendar; 404 for somebody else’s technician. */
export async function findCalendar(
  db: Db,
  dealer_id: number,
  user_id: number,
  { secret, linkOf }: Link,
): Promise<Reply<typeof readTechnicianCalendar>> {
  const [found] = await db.query<{
    seed: Buffer | null;
    token_hash: Buffer | null;
    created_at: string | null;
    last_read_at: string | null;
  }>(sql`
    select c.seed, c.token_hash, ${isoTimestamp(sql`c.created_at`)} as created_at,
      ${isoTimestamp(sql`c.last_read_at`)} as last_read_at
    from users u left join technician_calendars c on c.dealer_id = u.dealer_id and c.user_id = u.user_id
    where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.user_type = 'TechnicianUser'
      and u.deleted_at is null`);
  if (!found) throw notFound();
  const { seed, token_hash, created_at, last_read_at } = found;
  const token = seed === null ? undefined : tokenOf(seed, secret);
  // With another secret of the server the stored address cannot be made again: it no longer works.
  const works = token !== undefined && token_hash !== null && hashOfToken(token).equals(token_hash);
  return works ? { link: linkOf(token), created_at, last_read_at } : NO_CALENDAR;
}

const NO_CALENDAR = { link: null, created_at: null, last_read_at: null };

/** Makes a new address instead of the former one; 404 for somebody else’s technician. */
export async function renewCalendar(
  db: Db,
  dealer_id: number,
  user_id: number,
  link: Link,
): Promise<Reply<typeof readTechnicianCalendar>> {
  const seed = newSeed();
  await db.query(sql`insert into technician_calendars (dealer_id, user_id, token_hash, seed)
    select u.dealer_id, u.user_id, ${hashOfToken(tokenOf(seed, link.secret))}, ${seed} from users u
    where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.user_type = 'TechnicianUser'
      and u.deleted_at is null
    on conflict (dealer_id, user_id) do update set token_hash = excluded.token_hash, seed = excluded.seed,
      created_at = now(), last_read_at = null`);
  return findCalendar(db, dealer_id, user_id, link);
}

/** Revokes the address; 404 when there is none. */
export async function revokeCalendar(db: Db, dealer_id: number, user_id: number): Promise<object> {
  const [gone] = await db.query(sql`delete from technician_calendars
    where dealer_id = ${dealer_id} and user_id = ${user_id} returning 1`);
  if (!gone) throw notFound();
  return {};
}

/** Whose calendar an address is. */
interface Owner {
  dealer_id: number;
  user_id: number;
  name: string;
}

/** The calendar of an address as a file; 404 for one that is unknown, revoked, or of a technician who is deactivated. */
export async function readCalendar(db: Db, token: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [owner] =
    await db.query<Owner>(sql`update technician_calendars c set last_read_at = now() from users u
    where c.token_hash = ${hashOfToken(token)} and u.dealer_id = c.dealer_id and u.user_id = c.user_id
      and u.is_active and u.deleted_at is null
    returning c.dealer_id, c.user_id, ${nameOf(sql`u`)} as name`);
  if (!owner) throw notFound();
  const { dealer_id, user_id, name } = owner;
  const visits = await db.query<CalendarVisit>(sql`
    select v.visit_id, v.version, v.building_name, v.planned_day, to_char(v.from_time, 'HH24:MI') as from_time,
      to_char(v.to_time, 'HH24:MI') as to_time, v.state = 'OnHold' as is_on_hold,
      ${isoTimestamp(sql`v.created_at`)} as created_at, v.note,
      coalesce((select min(e.elevator_address) from visit_elevators l
        join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
        where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id), '') as elevator_address,
      array(select e.elevator_name from visit_elevators l
        join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
        where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id
        order by e.elevator_name_order, e.elevator_id) as elevators,
      coalesce((select json_agg(json_build_object('ticket_key', t.ticket_key, 'summary', t.summary) order by t.ticket_id)
        from visit_tickets b join tickets t on t.dealer_id = b.dealer_id and t.ticket_id = b.ticket_id
          and t.deleted_at is null
        where b.dealer_id = v.dealer_id and b.visit_id = v.visit_id), '[]') as tickets
    from visits v join visit_technicians mine on mine.dealer_id = v.dealer_id and mine.visit_id = v.visit_id
      and mine.user_id = ${user_id}
    where v.dealer_id = ${dealer_id} and v.state in ('Planned', 'OnTheWay', 'AtWork', 'OnHold')
      -- Its day may be a day behind that of the server.
      and v.planned_day between current_date - 1 and current_date + ${DAYS}::integer
    order by v.planned_day, v.from_time nulls last, v.visit_id`);
  return { name: 'visits.ics', bytes: Buffer.from(calendarText(name, dealer_id, visits)) };
}
