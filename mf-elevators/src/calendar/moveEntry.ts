import { ApiError, asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { inTurns } from '@smart-elevator/shared-api/client/inTurns';
import { sendOnce } from '@smart-elevator/shared-api/client/sendOnce';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { isWaiting } from '@smart-elevator/shared-api/contract/visits/visitState';
import { changeVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { visitRefusal } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { retryOf } from '@smart-elevator/shared-ui/state/retryOf';
import { messages } from '../amc/messages';
import { changeElevator, reasonOf } from '../changeElevators';

/** Whether an entry can be moved to another day; a visit only before it has begun. */
export const isMovable = ({ kind, visit_id, visit_state }: CalendarEntry): boolean =>
  kind === 'due' || (!!visit_id && !!visit_state && isWaiting(visit_state) && !isUnsupported(changeVisit));

const inTurn = inTurns<CalendarEntry>();

/**
 * Moves an entry of the calendar to another day (yyyy-mm-dd), a visit with all its lifts. The alert of its success can undo it. An
 * entry that is moved again waits for the answer to its former move.
 */
export async function moveEntry(entry: CalendarEntry, day: string): Promise<void> {
  if (entry.day === day) return;
  const { kind, elevator_id, elevator_name, visit_id } = entry;
  const action = `move ${kind} of ${visit_id ?? elevator_id}`;
  const texts = messages.calendar.move[kind];
  /** Shows where the entry is now. */
  const readAgain = () => invalidateChangedQueries(kind === 'due' ? updateElevator : changeVisit);
  await inTurn(action, async (before) => {
    try {
      const { from, version } = await MOVES[kind](entry, day, before);
      const moved = { ...entry, version, day };
      readAgain();
      alertSuccess(texts.done(elevator_name, formatDay(day)), action, {
        label: common.undo,
        onPress: () => void moveEntry(moved, from),
      });
      return moved;
    } catch (error) {
      const failure = asApiError(error);
      if (failure.failure === 'expired') return undefined;
      if (failure.failure === 'refused') readAgain();
      const sentence = texts.failed(elevator_name, reasonFor(kind, failure));
      alertFailure(
        sentence,
        action,
        retryOf(failure, () => void moveEntry(entry, day)),
      );
      return undefined;
    }
  });
}

function reasonFor(kind: CalendarEntry['kind'], failure: ApiError): string {
  if (kind === 'due')
    return failure.status === 409
      ? messages.calendar.move.changed
      : translateServerMessage(reasonOf(failure));
  if (failure.failure === 'refused' && failure.status === 404) return messages.calendar.move.visit.gone;
  // Such as who was first (R1205).
  const said = Object.values(failure.fields).flat()[0] ?? failure.detail;
  return said ? visitRefusal(said) : failureMessage(failure.failure, failure.status);
}

/** Where it was, and its version for the way back. */
type Moved = Pick<CalendarEntry, 'version'> & { from: string };

const MOVES = {
  /** Throws 409 when somebody else has changed the due date meanwhile. */
  due: async (
    { elevator_id, day: shown }: CalendarEntry,
    day: string,
    before?: CalendarEntry,
  ): Promise<Moved> => {
    let from = shown;
    await changeElevator(elevator_id, ({ main_due_date }) => {
      if (main_due_date === before?.day) from = before.day;
      // The answer of a first attempt may have been lost.
      else if (main_due_date !== from && main_due_date !== day) throw new ApiError('refused', 409);
      return { main_due_date: day };
    });
    return { from };
  },
  visit: async (entry: CalendarEntry, day: string, before?: CalendarEntry): Promise<Moved> => {
    const seen = before && (before.version ?? 1) > (entry.version ?? 1) ? before : entry;
    const params = { visit_id: entry.visit_id ?? 0 };
    const input = { params, body: { version: seen.version ?? 1, planned_day: day } };
    const { version } = await sendOnce(`move visit ${entry.visit_id}`, input, (key) =>
      call(changeVisit, input, key),
    );
    return { version, from: seen.day };
  },
};
