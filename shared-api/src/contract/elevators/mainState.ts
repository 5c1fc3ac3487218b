import type { MainState } from './elevator';
import type { FieldErrors } from '../validateInput';
import { elevatorMessages } from './messages';

/** The days that decide the state of an elevator's maintenance, yyyy-mm-dd. */
export interface MaintenanceDays {
  main_start_date: string;
  main_due_date: string;
  main_completed_date?: string | null | undefined;
}

/** The state of a new elevator on the day `today` (R533). On its due date an elevator is still InDue. */
export function mainStateOf(days: MaintenanceDays, today: string): MainState {
  if (days.main_completed_date && days.main_completed_date >= days.main_start_date) return 'Completed';
  return days.main_due_date < today ? 'OverDue' : 'InDue';
}

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
