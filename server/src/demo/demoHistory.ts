import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { DemoElevator } from './demoElevators';
import type { Chance } from './Chance';
import { earlier, workingMoment } from './demoClock';

type StatedElevator = Pick<
  DemoElevator,
  'main_state' | 'main_start_date' | 'main_due_date' | 'main_completed_date'
>;

/** When a demonstration elevator came into its state: completed that day, overdue the day after it was due, else at the start. */
export function stateMoment(elevator: StatedElevator, today: string, chance: Chance): string {
  const { main_state, main_start_date, main_due_date, main_completed_date } = elevator;
  if (main_state === 'Completed' && main_completed_date) return workingMoment(main_completed_date, chance);
  const day = main_state === 'OverDue' ? addDays(main_due_date, 1) : main_start_date;
  return `${earlier(day, addDays(today, -1))}T00:00:00Z`;
}

/** What the history of a demonstration elevator holds: its cycle began as InDue, and then it came into its state. */
export function demoHistory(
  elevators: readonly (StatedElevator & { elevator_id: number; main_state_at: string })[],
  dealer_id: number,
) {
  return elevators
    .flatMap((elevator) => {
      const { elevator_id, main_state, main_start_date, main_state_at } = elevator;
      const begun = {
        elevator_id,
        at: main_state === 'InDue' ? main_state_at : `${main_start_date}T00:00:00.000Z`,
        who_id: dealer_id,
        from_state: null,
        to_state: 'InDue',
        due_date: elevator.main_due_date,
        completed_date: null,
      };
      if (main_state === 'InDue') return [begun];
      const came = {
        ...begun,
        at: main_state_at,
        who_id: main_state === 'Completed' ? dealer_id : null,
        from_state: 'InDue',
        to_state: main_state,
        completed_date: elevator.main_completed_date,
      };
      return [begun, came];
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
