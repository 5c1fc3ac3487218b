import { addDays, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitPerson, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';

/** The technician of a row; 0 is nobody. */
export const NOBODY = 0;

/** A cell of the board: a technician's day. */
export interface Place {
  technician: number;
  /** yyyy-mm-dd */
  day: string;
}

export const placeKey = ({ technician, day }: Place): string => `${technician}/${day}`;

/** The place of a key, as the board writes it. */
export function placeOf(key: string): Place {
  const [technician = '', day = ''] = key.split('/');
  return { technician: Number(technician), day };
}

/** The seven days from the Monday of a day on. */
export const weekOf = (day: string): string[] => {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
};

/** Whether a visit can be dragged to another place. A visit under way stays with its technician. */
export const isMovable = (state: VisitState): boolean => state === 'Planned' || state === 'OnHold';

/** What dragging from one place to another plans: the technician of the row is replaced, a second one stays. */
export function plannedAt(visit: VisitRow, from: number, to: Place) {
  const ids = visit.technicians.map(({ user_id }) => user_id);
  const rest = ids.filter((id) => id !== from && id !== to.technician);
  const at = Math.max(ids.indexOf(from), 0);
  const technician_ids =
    to.technician === NOBODY ? rest : [...rest.slice(0, at), to.technician, ...rest.slice(at)].slice(0, 2);
  return { planned_day: to.day, technician_ids };
}

/** What deserves a look: of an open visit. */
export type VisitAlert = 'late' | 'window' | 'absent' | 'off' | 'double';

interface AlertContext {
  today: string;
  daysOff: ReadonlySet<string>;
  /** The key of each place where its technician is absent. */
  absent: ReadonlySet<string>;
  /** The lifts that have two open visits on a day, as 'lift/day'. */
  doubled: ReadonlySet<string>;
}

/** The alert of a visit on the board; undefined if there is none. */
export function alertOf(visit: VisitRow, context: AlertContext): VisitAlert | undefined {
  const { state, planned_day, window_end, technicians, lifts } = visit;
  if (!isMovable(state)) return undefined;
  if (planned_day < context.today) return 'late';
  if (window_end !== null && planned_day > window_end) return 'window';
  if (context.daysOff.has(planned_day)) return 'off';
  const isAbsent = technicians.some(({ user_id }) =>
    context.absent.has(placeKey({ technician: user_id, day: planned_day })),
  );
  if (isAbsent) return 'absent';
  return lifts.some(({ elevator_id }) => context.doubled.has(`${elevator_id}/${planned_day}`))
    ? 'double'
    : undefined;
}

/** The keys of the places where technicians are absent, with the kind of the absence. */
export function absencesByPlace(
  absences: Board['absences'],
  days: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { technician, from, to, kind } of absences)
    for (const day of days)
      if (from <= day && day <= to) found.set(placeKey({ technician: technician.user_id, day }), kind);
  return found;
}

/** The lifts that have two open visits on the same day, as 'lift/day'. */
export function doubledLifts(visits: readonly VisitRow[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const { state, planned_day, lifts } of visits) {
    if (state === 'Cancelled' || state === 'Missed') continue;
    for (const { elevator_id } of lifts) {
      const key = `${elevator_id}/${planned_day}`;
      if (seen.has(key)) doubled.add(key);
      seen.add(key);
    }
  }
  return doubled;
}

/** The visits of each place, in the order of their windows; one with two technicians is at both. */
export function visitsByPlace(visits: readonly VisitRow[]): ReadonlyMap<string, readonly VisitRow[]> {
  const places = new Map<string, VisitRow[]>();
  for (const visit of visits) {
    const rows = visit.technicians.length > 0 ? visit.technicians.map(({ user_id }) => user_id) : [NOBODY];
    for (const technician of rows) {
      const key = placeKey({ technician, day: visit.planned_day });
      const at = places.get(key);
      if (at) at.push(visit);
      else places.set(key, [visit]);
    }
  }
  for (const at of places.values())
    at.sort((a, b) => (a.from_time ?? '99').localeCompare(b.from_time ?? '99') || a.visit_id - b.visit_id);
  return places;
}

/** The minutes that are booked by these visits. */
export const bookedMinutes = (visits: readonly VisitRow[]): number =>
  visits.reduce(
    (sum, { state, estimate_minutes }) =>
      state === 'Cancelled' || state === 'Missed' ? sum : sum + estimate_minutes,
    0,
  );

/** A visit where a person has just put it, until the server's answer is read again. */
export function movedVisit(
  visit: VisitRow,
  to: ReturnType<typeof plannedAt>,
  people: readonly VisitPerson[],
) {
  const technicians = to.technician_ids.flatMap(
    (id) => [...people, ...visit.technicians].find(({ user_id }) => user_id === id) ?? [],
  );
  return { ...visit, planned_day: to.planned_day, technicians };
}
