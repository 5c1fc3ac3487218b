import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';

/** Minutes after midnight at which a working day starts. */
const DAY_START = 9 * 60;
const HOUR = 60;
const WHOLE_DAY = 24 * HOUR;

/** The steps in which a visit is moved, and the least width of one, in minutes. */
export const SLOT = 30;

/** Minutes after midnight, from inclusive to exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A visit on a technician's day by the hour. */
export interface DayEntry extends Span {
  visit: VisitRow;
  /** Visits at the same time are in lanes below each other; 0 is the first. */
  lane: number;
  /** The times beside the plan: the way there, and the work. */
  actual: readonly (Span & { kind: 'way' | 'work' })[];
}

/** Whether two entries are drawn at the same places. */
export const isSameEntry = (before: DayEntry, now: DayEntry | undefined): boolean =>
  JSON.stringify([before.from, before.to, before.lane, before.actual]) ===
  JSON.stringify([now?.from, now?.to, now?.lane, now?.actual]);

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/** Minutes after midnight as HH:MM; the end of the day is 23:59. */
export function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const at = Math.min(minutes, WHOLE_DAY - 1);
  return `${two(Math.floor(at / HOUR))}:${two(at % HOUR)}`;
}

/** The slot in which a minute is, as HH:MM. */
export const slotOf = (minutes: number): string => timeOf(minutes - (minutes % SLOT));

/** The window of a visit that is moved to a time: as long as before, or as its estimate. */
export function windowAt(visit: VisitRow, time: string): { from_time: string; to_time: string } {
  const { from_time, to_time, estimate_minutes } = visit;
  const length = from_time && to_time ? minuteOf(to_time) - minuteOf(from_time) : estimate_minutes;
  return { from_time: time, to_time: timeOf(minuteOf(time) + length) };
}

/**
 * A technician's visits by the hour (R1270): those with a window at their time; the others after each other from the start of
 * the day, in the gaps between them.
 */
export function dayEntries(visits: readonly VisitRow[], day: string, now: Date): DayEntry[] {
  const spans = visits.map((visit) => ({ visit, ...fixedSpan(visit) }));
  const fixed = spans.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to }]));
  let next = DAY_START;
  const placed = spans.map(({ visit, from, to }) => {
    if (from !== undefined) return { visit, from, to };
    const length = Math.max(visit.estimate_minutes, SLOT);
    for (const one of fixed.toSorted((a, b) => a.from - b.from))
      if (one.from < next + length && next < one.to) next = one.to;
    const start = Math.min(next, WHOLE_DAY - SLOT);
    next = start + length;
    return { visit, from: start, to: Math.min(next, WHOLE_DAY) };
  });
  const ends: number[] = [];
  return placed
    .toSorted((a, b) => a.from - b.from || a.visit.visit_id - b.visit.visit_id)
    .map((entry) => {
      const free = ends.findIndex((end) => end <= entry.from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = entry.to;
      return { ...entry, lane, actual: actualOf(entry.visit, day, now) };
    });
}

function fixedSpan({ from_time, to_time }: VisitRow): Span | { from: undefined; to: undefined } {
  if (!from_time || !to_time) return { from: undefined, to: undefined };
  const from = Math.min(minuteOf(from_time), WHOLE_DAY - SLOT);
  return { from, to: Math.max(minuteOf(to_time), from + SLOT) };
}

/** What is under way ends now; what was on another day is not on this one. */
function actualOf(visit: VisitRow, day: string, now: Date): DayEntry['actual'] {
  const { on_the_way_at, arrived_at, done_at, state } = visit;
  const minute = (moment: string | null | undefined) => {
    const at = moment ? new Date(moment) : undefined;
    return at && localDay(at) === day ? at.getHours() * HOUR + at.getMinutes() : undefined;
  };
  const part = (
    kind: 'way' | 'work',
    start: string | null | undefined,
    end: string | null | undefined,
    isUnderWay: boolean,
  ) => {
    const from = minute(start);
    const to = minute(end ?? (isUnderWay ? now.toISOString() : undefined));
    return from === undefined || to === undefined || to < from ? [] : [{ kind, from, to }];
  };
  return [
    ...part('way', on_the_way_at, arrived_at ?? done_at, state === 'OnTheWay'),
    ...part('work', arrived_at, done_at, state === 'AtWork'),
  ];
}

/** The shown hours: the working day, and whatever is before or after it. */
export function spanOf(entries: readonly DayEntry[], dayMinutes: number): Span {
  const all = entries.flatMap(({ from, to, actual }) => [{ from, to }, ...actual]);
  const from = Math.min(DAY_START, ...all.map((one) => one.from));
  const to = Math.max(DAY_START + dayMinutes, ...all.map((one) => one.to));
  return {
    from: Math.floor(from / HOUR) * HOUR,
    to: Math.min(Math.ceil(to / HOUR) * HOUR, WHOLE_DAY),
  };
}

/** The starts of the hours, or of the slots, of a span. */
export const stepsOf = ({ from, to }: Span, by: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by);

/** Where a minute of the day is in a span, from 0 to 1; undefined if it is not in it. */
export const shareOf = ({ from, to }: Span, minutes: number): number | undefined =>
  from <= minutes && minutes < to ? (minutes - from) / (to - from) : undefined;
