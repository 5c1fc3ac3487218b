import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { messages } from './messages';

/** In place of what is not known. */
export const EMPTY = '–';

/** Where an alarm is, in one line: as it was when the alarm was reported (R1309). */
export const placeOf = ({
  elevator_name,
  building_name,
  elevator_address,
}: Pick<Alarm, 'elevator_name' | 'building_name' | 'elevator_address'>): string =>
  [elevator_name, building_name, elevator_address].filter(Boolean).join(', ') || messages.bar.unknownPlace;

/** The name that an alarm is called by: its lift, else where it is. */
export const nameOf = (alarm: Alarm): string => alarm.elevator_name || placeOf(alarm);

/** The time of a moment in this browser's time zone: '02:05 PM'. */
export const timeOf = (iso: string): string => formatDateTime(iso).slice(11);

/** When the person who has taken an alarm arrives; undefined before that. */
export const arrivalOf = ({ acknowledged_at, arrival_minutes }: Alarm): string | undefined =>
  acknowledged_at === null || arrival_minutes === null
    ? undefined
    : new Date(Date.parse(acknowledged_at) + arrival_minutes * 60_000).toISOString();

/** The moments of the clock, in their order. */
export const STAGES = ['reported', 'acknowledged', 'arrived', 'released'] as const;
export type Stage = (typeof STAGES)[number];

/** The moment that a stage of an alarm may not precede: the last one that is known before it. */
export const momentBefore = (alarm: Alarm, stage: Stage): string =>
  STAGES.slice(0, STAGES.indexOf(stage)).reduce((last, one) => alarm[`${one}_at`] ?? last, alarm.reported_at);

const two = (part: number): string => String(part).padStart(2, '0');

/** A span of milliseconds as a clock shows it: '04:09', '1:04:09'. */
export function clockText(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** The time of day of a moment in this browser's time zone, as an input has it: '14:05'. */
export const timeInput = (iso: string): string => {
  const moment = new Date(iso);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The moment with a time of day that is nearest to another one: a correction at midnight may be of the day before, and an hour that
 * the clocks repeat is twice on its day. The same time is the same moment: its seconds are not shown. Nor are those of the moment
 * `before` it: its minute means that moment, which the corrected one may not precede.
 */
export function nearestMoment(time: string, to: string, before = to): string | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  if (`${hours.padStart(2, '0')}:${minutes}` === timeInput(to)) return to;
  const wanted = Date.parse(to);
  const [nearest] = [-DAY_MS, 0, DAY_MS]
    .map((shift) => new Date(wanted + shift).setHours(Number(hours), Number(minutes), 0, 0))
    .flatMap((at) =>
      new Date(at + HOUR_MS).getHours() === new Date(at).getHours() ? [at, at + HOUR_MS] : [at],
    )
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  if (nearest === undefined) return undefined;
  const since = Date.parse(before) - nearest;
  return since >= 0 && since < MINUTE_MS ? before : new Date(nearest).toISOString();
}
