import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { leadDaysOf } from '../maintenance/leadTime';
import type { SeededRandom } from './SeededRandom';
import { workingDay } from './demoClock';

/** A maintenance visit: its due date, and the day when it was done. */
export interface Visit {
  due: string;
  done: string;
}

/** The current maintenance state of an elevator, and its past visits. */
export interface DemoMaintenance {
  main_state: MainState;
  main_start_date: string;
  main_due_date: string;
  main_completed_date: string;
  main_cycle_days: number;
  /** The oldest first; the last one is the completed date. */
  visits: Visit[];
}

/** The number of days for which visits are known. */
const KNOWN_DAYS = 395;
const STATES = { Completed: 64, InDue: 28, OverDue: 8 };
/** The share of visits that were done after their due date. */
const LATE = 0.06;
const LATEST_DAYS = 10;
/** The share of visits that nobody made until weeks after their due date. */
const FORGOTTEN = 0.08;
const FORGOTTEN_DAYS = { from: 20, to: 50 };
/** Work that is due on a weekend is done on the Friday before. */
const WEEKEND = 2;

/** The visits of an elevator until `today`, and the state that follows from the last one (R534, R536). */
export function demoMaintenance(
  main_cycle_days: number,
  today: string,
  chance: SeededRandom,
): DemoMaintenance {
  const lead = leadDaysOf(main_cycle_days);
  const main_state = chance.weighted(STATES);
  const ago = daysSinceLast(main_state, main_cycle_days, lead, chance);
  const visits = visitsUntil(workingDay(addDays(today, -ago)), {
    cycle: main_cycle_days,
    lead,
    today,
    chance,
  });
  const last = visits.at(-1);
  if (!last) throw new Error('An elevator of the demonstration has no visit.');
  const main_due_date = addDays(last.done, main_cycle_days);
  return {
    main_state,
    main_start_date: addDays(main_state === 'Completed' ? last.due : main_due_date, -lead),
    main_due_date,
    main_completed_date: last.done,
    main_cycle_days,
    visits,
  };
}

/** How long ago the last visit was in this state: the next cycle starts `lead` days before it is due. */
function daysSinceLast(state: MainState, cycle: number, lead: number, chance: SeededRandom): number {
  if (state === 'Completed') return chance.whole(0, cycle - lead - 1 - WEEKEND);
  if (state === 'InDue') return chance.whole(cycle - lead, cycle - WEEKEND);
  return chance.whole(cycle + 3, cycle + 20);
}

interface Rhythm {
  cycle: number;
  lead: number;
  today: string;
  chance: SeededRandom;
}

/** The visits before the one that was done on `last`: each was due a cycle after the previous one was done. */
function visitsUntil(last: string, { cycle, lead, today, chance }: Rhythm): Visit[] {
  const visits: Visit[] = [];
  for (let done = last; done >= addDays(today, -KNOWN_DAYS) || visits.length === 0;) {
    // Within the cycle: after its start, and before it was due.
    const early = chance.happens(FORGOTTEN)
      ? -chance.whole(FORGOTTEN_DAYS.from, FORGOTTEN_DAYS.to)
      : chance.happens(LATE)
        ? -chance.whole(1, LATEST_DAYS)
        : chance.whole(WEEKEND, lead - 1);
    const before = workingDay(addDays(done, early - cycle));
    visits.unshift({ due: addDays(before, cycle), done });
    done = before;
  }
  return visits;
}
