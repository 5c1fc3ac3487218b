import { seedElevators } from '../console/seedElevators';
import { queryDatabase } from '../console/queryDatabase';

/** Adds technicians and visits between a Monday and the Sunday after it to a dealer; each visit has two lifts and one technician. */
export async function seedBoard(
  dealerId: number,
  { technicians, visits, monday }: { technicians: number; visits: number; monday: string },
): Promise<void> {
  await seedElevators(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}'), dealerId, 2 * visits, {
    engineers: technicians,
  });
  await queryDatabase(VISITS, [dealerId, visits, monday]);
  await queryDatabase('vacuum analyze visits, visit_elevators, visit_technicians');
}

/** A third has a time; spread by a prime factor, so that neighbours differ. */
const VISITS = `
  with lifts as (
    select elevator_id, building_name, row_number() over (order by elevator_id) as place
    from elevators where dealer_id = $1),
  engineers as (
    select user_id, row_number() over (order by user_id) as place, count(*) over () as number
    from users where dealer_id = $1 and user_type = 'TechnicianUser'),
  made as (
    insert into visits (dealer_id, building_name, planned_day, from_time, to_time, estimate_minutes)
    select $1, building_name, $3::date + (place % 7)::integer,
      case when place % 3 = 0 then time '09:00' + (place % 7) * interval '1 hour' end,
      case when place % 3 = 0 then time '10:30' + (place % 7) * interval '1 hour' end, 45 + place * 7919 % 4 * 30
    from lifts where place <= $2::integer returning visit_id),
  numbered as (select visit_id, row_number() over (order by visit_id) as place from made),
  with_lifts as (
    insert into visit_elevators (dealer_id, visit_id, elevator_id)
    select $1, n.visit_id, l.elevator_id from numbered n join lifts l on l.place in (n.place, n.place + $2::integer)
    returning visit_id)
  insert into visit_technicians (dealer_id, visit_id, place, user_id)
  select $1, n.visit_id, 1, e.user_id from numbered n join engineers e on e.place = 1 + n.place * 7919 % e.number`;
