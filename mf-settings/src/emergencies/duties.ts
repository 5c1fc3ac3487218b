import type { Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';

/** A time in which nobody is on call, as timestamps. */
export interface Gap {
  from: string;
  to: string;
}

/** The instant of a local day and time, as a timestamp: from then on a clock that is changed does not move it (R1307). */
export const momentOf = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();

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

/** The duty that is proposed: from the end of the planned ones, or from the handover of today, for a week (R1307). */
export function nextDuty(duties: readonly Duty[], handover: string, now: Date = new Date()) {
  const last = Math.max(0, ...duties.map(({ ends_at }) => Date.parse(ends_at)));
  const isPlanned = last > now.getTime();
  const day = isPlanned ? localDay(new Date(last)) : localDay(now);
  const time = isPlanned ? localTime(new Date(last)) : handover;
  return { from_day: day, from_time: time, to_day: addDays(day, 7), to_time: handover };
}

const localTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
