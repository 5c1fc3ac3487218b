import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../amc/messages';
import { changeElevator, reasonOf } from '../changeElevators';

/** Whether an entry can be moved to another day. A visit follows from its contract, so it stays. */
export const isMovable = ({ kind }: CalendarEntry): boolean => kind === 'due';

/** Moves the due date of an elevator to another day (yyyy-mm-dd). The alert of its success can undo it. */
export async function moveDueDay(entry: CalendarEntry, day: string): Promise<void> {
  if (entry.day === day) return;
  const { elevator_id, elevator_name } = entry;
  const action = `move due day ${elevator_id}`;
  const texts = messages.calendar.move;
  try {
    await changeElevator(elevator_id, () => ({ main_due_date: day }));
    invalidateChangedQueries(updateElevator);
    alertSuccess(texts.done(elevator_name, formatDay(day)), action, {
      label: common.undo,
      onPress: () => void moveDueDay({ ...entry, day }, entry.day),
    });
  } catch (error) {
    const failure = asApiError(error);
    if (failure.failure === 'expired') return;
    alertFailure(texts.failed(elevator_name, reasonOf(failure)), action, {
      label: common.retry,
      onPress: () => void moveDueDay(entry, day),
    });
  }
}
