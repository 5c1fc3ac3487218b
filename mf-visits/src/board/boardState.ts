import { addDays, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitPerson, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { hasBegun, isWaiting } from '@smart-elevator/shared-api/contract/visits/visitState';
import { ABSENCE_KINDS } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { windowAt } from './dayState';

/** The technician of a row; 0 is nobody. */
export const NOBODY = 0;

/** A cell of the board: a technician's day, or a time of it. */
export interface Place {
  technician: number;
  /** yyyy-mm-dd */
  day: string;
  /** HH:MM; '' is any time of the day. Without it the time of a visit stays as it is. */
  time?: string | undefined;
}

export const placeKey = ({ technician, day, time }: Place): string =>
  [technician, day, ...(time === undefined ? [] : [time])].join('/');

/** The place of a key, as the board writes it. */
export function placeOf(key: string): Place {
  const [technician = '', day = '', time] = key.split('/');
  return { technician: Number(technician), day, time };
}

/** The seven days from the Monday of a day on. */
export const weekOf = (day: string): string[] => {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
};

/** Whether a visit can be dragged to another place. A visit under way stays with its technician. */
export const isMovable = isWaiting;

/** Visits of the board, and the alerts of all. */
interface ShownPart {
  visits: readonly VisitRow[];
  alerts: ReadonlyMap<number, VisitAlert>;
}

/** A change elsewhere on the board makes new lists of the same visits: what shows them stays as it is. */
export const isSamePart = (before: ShownPart, now: ShownPart): boolean =>
  before.visits.length === now.visits.length &&
  before.visits.every(
    (visit, at) =>
      visit === now.visits[at] && before.alerts.get(visit.visit_id) === now.alerts.get(visit.visit_id),
  );

/** What is planned at a place. */
interface Planned {
  planned_day: string;
  technician_ids: number[];
  from_time?: string | null;
  to_time?: string | null;
}

/** What dragging from one place to another plans: the technician of the row is replaced, a second one stays. */
export function plannedAt(visit: VisitRow, from: number, to: Place): Planned {
  const ids = visit.technicians.map(({ user_id }) => user_id);
  const rest = ids.filter((id) => id !== from && id !== to.technician);
  const at = Math.max(ids.indexOf(from), 0);
  const technician_ids =
    to.technician === NOBODY ? rest : [...rest.slice(0, at), to.technician, ...rest.slice(at)].slice(0, 2);
  if (to.time === undefined) return { planned_day: to.day, technician_ids };
  const window = to.time === '' ? { from_time: null, to_time: null } : windowAt(visit, to.time);
  return { planned_day: to.day, technician_ids, ...window };
}

/** What deserves a look: of an open visit. */
export type VisitAlert = 'late' | 'window' | 'absent' | 'off' | 'double' | 'nobody';

interface AlertContext {
  today: string;
  daysOff: ReadonlySet<string>;
  /** The key of each place where its technician is absent. */
  absent: ReadonlySet<string>;
  /** The visits that meet another one. */
  doubled: ReadonlySet<number>;
}

/** The alert of a visit on the board; undefined if there is none. */
export function alertOf(visit: VisitRow, context: AlertContext): VisitAlert | undefined {
  const { state, planned_day, window_end, technicians, visit_id } = visit;
  if (!isMovable(state)) return undefined;
  if (planned_day < context.today) return 'late';
  if (window_end !== null && planned_day > window_end) return 'window';
  if (context.daysOff.has(planned_day)) return 'off';
  const isAbsent = technicians.some(({ user_id }) =>
    context.absent.has(placeKey({ technician: user_id, day: planned_day })),
  );
  if (isAbsent) return 'absent';
  if (context.doubled.has(visit_id)) return 'double';
  // It is soon: later ones wait in the row of nobody.
  return technicians.length === 0 && planned_day <= addDays(context.today, 1) ? 'nobody' : undefined;
}

/** A kind of absence that the board knows. */
export const absenceOf = (kind: string | undefined) => ABSENCE_KINDS.find((known) => known === kind);

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

/** The open visits that meet another one on their day: of the same lift, or of the same technician at the same time. */
export function doubledVisits(visits: readonly VisitRow[]): ReadonlySet<number> {
  const doubled = new Set<number>();
  const seen = new Map<string, VisitRow[]>();
  const compare = (key: string, visit: VisitRow, meets: (other: VisitRow) => boolean) => {
    const others = seen.get(key) ?? [];
    for (const other of others)
      if (other.visit_id !== visit.visit_id && meets(other)) doubled.add(other.visit_id).add(visit.visit_id);
    seen.set(key, [...others, visit]);
  };
  for (const visit of visits) {
    const { state, planned_day, lifts, technicians, from_time, to_time } = visit;
    if (state !== 'Planned' && !hasBegun(state)) continue;
    for (const { elevator_id } of lifts) compare(`lift ${elevator_id}/${planned_day}`, visit, () => true);
    if (!from_time || !to_time) continue;
    for (const { user_id } of technicians)
      compare(
        placeKey({ technician: user_id, day: planned_day }),
        visit,
        (other) => (other.from_time ?? '') < to_time && from_time < (other.to_time ?? ''),
      );
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

/** The minutes that are booked at each place. */
export const bookedByPlace = (
  places: ReadonlyMap<string, readonly VisitRow[]>,
): ReadonlyMap<string, number> =>
  new Map([...places].map(([place, visits]) => [place, bookedMinutes(visits)]));

/** The minutes that are booked by these visits. */
const bookedMinutes = (visits: readonly VisitRow[]): number =>
  visits.reduce(
    (sum, { state, estimate_minutes }) =>
      state === 'Cancelled' || state === 'Missed' ? sum : sum + estimate_minutes,
    0,
  );

/** A visit where a person has just put it, until the server's answer is read again. */
export function movedVisit(
  visit: VisitRow,
  { technician_ids, ...plan }: Planned,
  people: readonly VisitPerson[],
) {
  const technicians = technician_ids.flatMap(
    (id) => [...people, ...visit.technicians].find(({ user_id }) => user_id === id) ?? [],
  );
  return { ...visit, ...plan, technicians };
}
