import type { Chance } from './Chance';
import type { DemoMaintenance } from './demoVisits';

/** What of an elevator its reports depend on. */
interface ReportedElevator extends Pick<DemoMaintenance, 'visits'> {
  elevator_id: number;
  engineer_id: number | null;
}

/** An AMC report of each visit, the oldest first, by the elevator's engineer or, where it has none, by any technician. */
export const demoReports = (
  elevators: readonly ReportedElevator[],
  technician_ids: readonly [number, ...number[]],
  chance: Chance,
) =>
  elevators
    .flatMap(({ elevator_id, engineer_id, visits }) =>
      visits.map(({ done }) => ({
        elevator_id,
        author_id: engineer_id ?? chance.pick(technician_ids),
        report_date: done,
        created_at: `${done}T18:00:00Z`,
      })),
    )
    .sort((a, b) => (a.report_date < b.report_date ? -1 : a.report_date > b.report_date ? 1 : 0));
