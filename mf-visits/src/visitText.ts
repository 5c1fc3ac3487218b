import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { VisitPerson, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { LiftOutcome, VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { VISIT_KEPT_FILTER } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** The names of the states; translate them where they are shown. */
export const STATE_LABELS = {
  Planned: msg('Planned'),
  OnTheWay: msg('On the way'),
  AtWork: msg('At work'),
  Done: msg('Done'),
  Missed: msg('Missed'),
  Cancelled: msg('Cancelled'),
  OnHold: msg('On hold'),
} as const satisfies Record<VisitState, string>;

/** The colour of a state, the same everywhere, besides its text (R252). */
export const STATE_TONES = {
  Planned: 'ink',
  OnTheWay: 'violet',
  AtWork: 'blue',
  Done: 'green',
  Missed: 'red',
  Cancelled: 'neutral',
  OnHold: 'amber',
} as const satisfies Record<VisitState, Tone>;

/** What became of a promise. */
export const KEPT_LABELS = {
  Promised: msg('Promised, not cancelled'),
  InTime: msg('Done in time'),
  Late: msg('Done late'),
  Missed: msg('Missed'),
  Open: msg('Not over yet'),
} as const satisfies Record<(typeof VISIT_KEPT_FILTER)[number], string>;

/** The names of the outcomes at a lift. */
export const OUTCOME_LABELS = {
  Done: msg('Maintained'),
  NoAccess: msg('No access'),
  Skipped: msg('Skipped'),
} as const satisfies Record<LiftOutcome, string>;

export const OUTCOME_TONES = {
  Done: 'green',
  NoAccess: 'red',
  Skipped: 'amber',
} as const satisfies Record<LiftOutcome, Tone>;

const HOUR = 60;

/** Minutes as '45 min', '2 h' or '1 h 30 min'. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    hours > 0 ? t('{count} h', { count: hours }) : '',
    rest > 0 || hours === 0 ? t('{count} min', { count: rest }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** A time of the day, HH:MM, on a 12-hour clock (R248): '09:30 AM'. */
export function timeText(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${String(hours % 12 || 12).padStart(2, '0')}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The local time of a moment on a 12-hour clock. */
export const clockText = (iso: string): string => {
  const moment = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return timeText(`${two(moment.getHours())}:${two(moment.getMinutes())}`);
};

/** The window of a visit: '09:30 AM – 12:00 PM'; '' for any time of the day. */
export const windowText = ({
  from_time,
  to_time,
}: Partial<Pick<VisitRow, 'from_time' | 'to_time'>>): string =>
  from_time && to_time ? `${timeText(from_time)} – ${timeText(to_time)}` : '';

/** A person as a list shows them: the name, or the user name without one. */
export const shortName = ({ username, full_name }: VisitPerson): string => full_name || username;

/** A person with both names: 'Ravi Iyer (ravi)'. */
export const personText = ({ username, full_name }: VisitPerson): string => nameLabel(username, full_name);

/** 'A1, A2 and 3 more'. */
export function liftsText(names: readonly string[], shown = 3): string {
  const rest = names.length - shown;
  const first = names.slice(0, rest > 0 ? shown : names.length).join(', ');
  return rest > 0 ? t('{names} and {count} more', { names: first, count: rest }) : first;
}
