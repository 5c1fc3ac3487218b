import type { FieldErrors } from '../validateInput';
import { elevatorMessages } from './messages';
import type { MaintenanceDays } from './mainState';

/**
 * The errors in an elevator's days on the day `today`, for the form and the server. Days that contradict each other
 * already are valid as long as none of them `isNew`.
 */
export function elevatorDateErrors(
  days: Partial<MaintenanceDays>,
  today: string,
  isNew: (name: keyof MaintenanceDays) => boolean = () => true,
): FieldErrors {
  const { main_start_date: start, main_due_date: due, main_completed_date: completed } = days;
  const isEarly = start && due && due < start && (isNew('main_start_date') || isNew('main_due_date'));
  const isAhead = completed && completed > today && isNew('main_completed_date');
  return {
    ...(isEarly ? { main_due_date: [elevatorMessages.dueBeforeStart] } : {}),
    ...(isAhead ? { main_completed_date: [elevatorMessages.completedInFuture] } : {}),
  };
}
