import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from './messages';

/**
 * The changes that mark an elevator Completed on a day; the next maintenance is due a cycle later (R536, R564). Throws if
 * the maintenance cannot have been completed on that day.
 */
export function completionOf(elevator: Elevator, day: string): ElevatorChanges | undefined {
  // Somebody else was faster: the customer is not notified twice.
  if (elevator.main_state === 'Completed') return undefined;
  const first = firstDayOf(elevator);
  if (day < first)
    throw localValidationError({ main_completed_date: [messages.notBefore(formatDay(first))] });
  return elevatorChanges.cast({
    main_state: 'Completed',
    main_completed_date: day,
    main_due_date: addDays(day, elevator.main_cycle_days),
  });
}

/** The day of the last completion, but not so early that the next maintenance would be due before this cycle started. */
function firstDayOf({ main_start_date, main_cycle_days, main_completed_date: last }: Elevator): string {
  const first = addDays(main_start_date, -main_cycle_days);
  // A day that has not come yet was no completion.
  return last !== null && last > first && last <= localDay() ? last : first;
}
