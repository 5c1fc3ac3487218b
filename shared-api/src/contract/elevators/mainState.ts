import type { MainState } from './elevator';

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
