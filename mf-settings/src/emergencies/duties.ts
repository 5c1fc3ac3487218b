import type { Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';

/** A time in which nobody is on call, as timestamps. */
export interface Gap {
  from: string;
  to: string;
}

/**
 * The instant of a local day and time, as a timestamp: from then on a clock that is changed does not move it (R1307). A stored
 * moment that is shown as this day and time stays what it is: an hour that the clocks repeat is twice on its day, and seconds are not shown.
 */
export function momentOf(day: string, time: string, stored?: string): string {
  if (stored !== undefined && day === localDay(new Date(stored)) && time === localTime(new Date(stored)))
    return stored;
  return new Date(`${day}T${time}`).toISOString();
}

const DAY_MS = 24 * 3_600_000;

/** The start of a moment's day in UTC, as a timestamp: asked for since then, the duties of a day are one answer in the cache. */
export const startOfDay = (at: number): string => new Date(at - (at % DAY_MS)).toISOString();

/** The duties of a moment: who is on call, in the order of their start, and the first one that begins later. */
export function dutiesAt(duties: readonly Duty[], at: number) {
  const active = duties.filter(({ is_active }) => is_active);
  return {
    now: active.filter(({ starts_at, ends_at }) => Date.parse(starts_at) <= at && Date.parse(ends_at) > at),
    next: active
      .filter(({ starts_at }) => Date.parse(starts_at) > at)
      .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0],
  };
}

/** The times between two moments in which nobody who can be told is on call. */
export function gapsBetween(duties: readonly Duty[], from: number, to: number): Gap[] {
  const active = duties
    .filter(({ is_active }) => is_active)
    .map(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)] as const)
    .toSorted(([a], [b]) => a - b);
  const gaps: Gap[] = [];
  let covered = from;
  for (const [start, end] of [...active, [to, to] as const]) {
    const until = Math.min(start, to);
    if (until > covered)
      gaps.push({ from: new Date(covered).toISOString(), to: new Date(until).toISOString() });
    covered = Math.max(covered, end);
  }
  return gaps;
}

/** When the planned duties of those who can be told are over; undefined without one. */
export const endOfPlan = (duties: readonly Duty[], now: Date = new Date()): string | undefined =>
  duties
    .filter(({ is_active }) => is_active)
    .map(({ ends_at }) => ends_at)
    .filter((end) => Date.parse(end) > now.getTime())
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];

/** The duty that is proposed: from the end of the planned ones, or from the handover of today, for a week (R1366). */
export function nextDuty(duties: readonly Duty[], handover: string, now: Date = new Date()) {
  const end = endOfPlan(duties, now);
  const day = localDay(end === undefined ? now : new Date(end));
  const time = end === undefined ? handover : localTime(new Date(end));
  return { from_day: day, from_time: time, to_day: addDays(day, 7), to_time: handover };
}

const localTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
