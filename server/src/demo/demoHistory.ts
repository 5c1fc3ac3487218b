import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { leadDaysOf } from '../maintenance/leadTime';
import type { SeededRandom } from './SeededRandom';
import { midnight } from '../maintenance/advanceStates';
import { workingMoment } from './demoClock';
import type { DemoMaintenance } from './demoVisits';

/** A change of an elevator's maintenance state, as the history stores it. */
export interface StateChange {
  at: string;
  who_id: number | null;
  from_state: MainState | null;
  to_state: MainState;
  due_date: string;
  completed_date: string | null;
}

/**
 * The history of an elevator's maintenance state, the oldest change first: the date starts each cycle and makes it
 * overdue; the dealer marks it as completed.
 */
export function demoHistory(
  maintenance: DemoMaintenance,
  dealer_id: number,
  chance: SeededRandom,
): StateChange[] {
  const { visits, main_state, main_due_date, main_cycle_days } = maintenance;
  const lead = leadDaysOf(main_cycle_days);
  const changes: StateChange[] = [];
  const note = (to_state: MainState, change: Pick<StateChange, 'at' | 'due_date' | 'completed_date'>) =>
    changes.push({
      ...change,
      who_id: to_state === 'Completed' ? dealer_id : null,
      from_state: changes.at(-1)?.to_state ?? null,
      to_state,
    });
  const begin = (due_date: string, isOverdue: boolean) => {
    const completed_date = changes.at(-1)?.completed_date ?? null;
    note('InDue', { at: midnight(addDays(due_date, -lead)), due_date, completed_date });
    if (isOverdue) note('OverDue', { at: midnight(addDays(due_date, 1)), due_date, completed_date });
  };

  for (const { due, done } of visits) {
    begin(due, done > due);
    const due_date = addDays(done, main_cycle_days);
    note('Completed', { at: workingMoment(done, chance), due_date, completed_date: done });
  }
  if (main_state !== 'Completed') begin(main_due_date, main_state === 'OverDue');
  return changes;
}
