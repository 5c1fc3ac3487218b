import { codePointLength, truncate } from '@smart-elevator/shared-api/contract/codePointLength';
import { sql, type Sql } from '../database/sql';

/** Whether the visit `v` of a dealer is planned between two days, both inclusive; a cancelled one is not. */
export const isPlannedBetween = (dealer_id: number, from: string, to: string): Sql =>
  sql`v.dealer_id = ${dealer_id} and v.planned_day between ${from}::date and ${to}::date and v.state <> 'Cancelled'`;

/** The lifts of the visit `v` as one row `lifts`: the first one by name, and all names. */
export const LIFTS = sql`cross join lateral (
  select (array_agg(e.elevator_id order by e.elevator_name_order, e.elevator_id))[1] as elevator_id,
    min(e.elevator_name_order) as name_order,
    array_agg(e.elevator_name order by e.elevator_name_order, e.elevator_id) as names
  from visit_elevators l join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
  where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id having count(*) > 0) lifts`;

/** Room for the number of the lifts that are not named, such as ' + 199'. */
const COUNT_LENGTH = 6;

/** The names of lifts in at most `most` characters: whole ones, and how many more there are. */
export function shownNames(names: readonly string[], most: number): string {
  const all = names.join(', ');
  if (codePointLength(all) <= most) return all;
  const room = most - COUNT_LENGTH;
  const [first = '', ...others] = names;
  // A single name may be as long as the room.
  let shown = codePointLength(first) <= room ? first : `${truncate(first, room - 1)}…`;
  let more = others.length;
  for (const name of others) {
    const longer = `${shown}, ${name}`;
    if (codePointLength(longer) > room) break;
    shown = longer;
    more -= 1;
  }
  return more > 0 ? `${shown} + ${more}` : shown;
}
