import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import {
  VISIT_STATES,
  type LiftOutcome,
  type VisitState,
} from '@smart-elevator/shared-api/contract/visits/visitState';
import { msg, t } from '../../language/t';
import { translateServerMessage } from '../../language/translateServerMessage';
import type { Tone } from '../../tag/Tag';

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

/** Why the server refused a change of a visit, in the shown language, with the states as the console calls them. */
export function visitRefusal(said: string): string {
  const [, from, to] = /^A visit that is (\w+) cannot become (\w+)\.$/.exec(said) ?? [];
  const [before, after] = [VISIT_STATES.find((one) => one === from), VISIT_STATES.find((one) => one === to)];
  if (!before || !after) return translateServerMessage(said);
  return t('The visit is “{from}” and cannot become “{to}”.', {
    from: t(STATE_LABELS[before]),
    to: t(STATE_LABELS[after]),
  });
}

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

/** The names of the outcomes at a lift (R1203); translate them where they are shown. */
export const OUTCOME_LABELS = {
  Done: msg('Maintained'),
  NoAccess: msg('No access'),
  Skipped: msg('Skipped'),
} as const satisfies Record<LiftOutcome, string>;

/** A time of the day, HH:MM, on a 12-hour clock (R248): '09:30 AM'. */
export function timeText(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${String(hours % 12 || 12).padStart(2, '0')}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The window of a visit: '09:30 AM – 12:00 PM'; '' for any time of the day. */
export const windowText = ({
  from_time,
  to_time,
}: Partial<Pick<VisitRow, 'from_time' | 'to_time'>>): string =>
  from_time && to_time ? `${timeText(from_time)} – ${timeText(to_time)}` : '';
