import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Chance } from './Chance';
import { workingDay } from './demoClock';
import type { TicketElevator } from './demoTickets';

const YEAR = 365;

/** The AMC reports of two years: one of each completed maintenance, and of some the one of the year before. */
export function demoReports(
  elevators: readonly (TicketElevator & { main_completed_date: string | null })[],
  today: string,
  chance: Chance,
) {
  const earliest = addDays(today, -2 * YEAR);
  return elevators
    .flatMap(({ elevator_id, engineer_id, main_completed_date }) => {
      const days = main_completed_date ? [main_completed_date] : [];
      if (main_completed_date && chance.happens(0.6))
        days.push(workingDay(addDays(main_completed_date, -YEAR)));
      return engineer_id === null
        ? []
        : days.map((report_date) => ({ elevator_id, author_id: engineer_id, report_date }));
    })
    .filter(({ report_date }) => report_date >= earliest)
    .sort((a, b) => (a.report_date < b.report_date ? -1 : a.report_date > b.report_date ? 1 : 0));
}
