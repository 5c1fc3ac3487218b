import { ApiError, asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { moveVisit } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../amc/messages';
import { changeElevator, reasonOf } from '../changeElevators';

/** Whether an entry can be moved to another day; a visit only if the server stores that. */
export const isMovable = ({ kind, contract_id }: CalendarEntry): boolean =>
  kind === 'due' || (contract_id !== null && !isUnsupported(moveVisit));

/** Moves an entry of the calendar to another day (yyyy-mm-dd). The alert of its success can undo it. */
export async function moveEntry(entry: CalendarEntry, day: string): Promise<void> {
  if (entry.day === day) return;
  const { kind, elevator_id, elevator_name } = entry;
  const action = `move ${kind} of ${elevator_id}`;
  const texts = messages.calendar.move[kind];
  try {
    await MOVES[kind](entry, day);
    invalidateChangedQueries(updateElevator);
    alertSuccess(texts.done(elevator_name, formatDay(day)), action, {
      label: common.undo,
      onPress: () => void moveEntry({ ...entry, day }, entry.day),
    });
  } catch (error) {
    const failure = asApiError(error);
    if (failure.failure === 'expired') return;
    const isOutdated = failure.status === 404 || failure.status === 409;
    // The calendar then shows where the entry is now.
    if (isOutdated) invalidateChangedQueries(updateElevator);
    const again = { label: common.retry, onPress: () => void moveEntry(entry, day) };
    alertFailure(
      texts.failed(elevator_name, reasonFor(kind, failure)),
      action,
      isOutdated ? undefined : again,
    );
  }
}

function reasonFor(kind: CalendarEntry['kind'], failure: ApiError): string {
  if (failure.status === 409) return translateServerMessage(amcContractMessages.visitMoved);
  return kind === 'visit' && failure.failure === 'refused' && failure.status === 404
    ? messages.calendar.move.visit.gone
    : translateServerMessage(reasonOf(failure));
}

const MOVES = {
  /** Throws 409 when somebody else has changed the due date meanwhile. */
  due: ({ elevator_id, day: from }: CalendarEntry, day: string): Promise<unknown> =>
    changeElevator(elevator_id, ({ main_due_date }) => {
      if (main_due_date !== from) throw new ApiError('refused', 409);
      return { main_due_date: day };
    }),
  visit: (
    { contract_id, elevator_id, promised_day, day: from }: CalendarEntry,
    day: string,
  ): Promise<unknown> =>
    call(moveVisit, {
      params: { contract_id: contract_id ?? 0 },
      body: { elevator_id, promised_day: promised_day ?? from, from, day },
    }),
};
