import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { ElevatorValues } from './elevatorValues';

/**
 * Choosing Completed fills today into an empty completed date, or into one of an earlier cycle, and proposes the next
 * due date, a cycle later (R536). The proposal follows the completed date and the cycle until the user changes it;
 * choosing another state reverts the filled values that were not changed.
 */
export function applyCompletionDefaults(
  now: ElevatorValues,
  before: ElevatorValues,
  initial: ElevatorValues,
): Partial<ElevatorValues> | undefined {
  const isCompleted = now.main_state === 'Completed';
  if (isCompleted && before.main_state !== 'Completed') {
    const done = isOfThisCycle(now, initial) ? now.main_completed_date : localDay();
    return { main_completed_date: done, main_due_date: nextDue({ ...now, main_completed_date: done }) };
  }
  const isProposed = now.main_due_date === nextDue(before) && before.main_state === 'Completed';
  if (!isProposed) return undefined;
  if (isCompleted) return nextDue(now) === now.main_due_date ? undefined : { main_due_date: nextDue(now) };
  return {
    main_due_date: initial.main_due_date,
    ...(now.main_completed_date === localDay() ? { main_completed_date: initial.main_completed_date } : {}),
  };
}

/** An unchanged date after the due date was a late one of the former cycle, as on the server. */
function isOfThisCycle(now: ElevatorValues, initial: ElevatorValues): boolean {
  const { main_completed_date: completed, main_start_date: start } = now;
  const isLate = completed === initial.main_completed_date && completed > initial.main_due_date;
  return completed !== '' && completed >= start && !isLate;
}

/** One cycle after the completed date; without one, the current due date. */
function nextDue({ main_completed_date, main_cycle_days, main_due_date }: ElevatorValues): string {
  return main_completed_date ? addDays(main_completed_date, Number(main_cycle_days)) : main_due_date;
}
