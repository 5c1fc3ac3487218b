import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { VisitPerson } from '@smart-elevator/shared-api/contract/visits/visit';
import type { LiftOutcome } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { VISIT_KEPT_FILTER } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { timeText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** What became of a promise. */
export const KEPT_LABELS = {
  Promised: msg('Promised, not cancelled'),
  InTime: msg('Done in time'),
  Late: msg('Done late'),
  Missed: msg('Missed'),
  Open: msg('Not over yet'),
} as const satisfies Record<(typeof VISIT_KEPT_FILTER)[number], string>;

/** The colour of an outcome at a lift. */
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

/** The local time of a moment on a 12-hour clock. */
export const clockText = (iso: string): string => {
  const moment = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return timeText(`${two(moment.getHours())}:${two(moment.getMinutes())}`);
};

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
