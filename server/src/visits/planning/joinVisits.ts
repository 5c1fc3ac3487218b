import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import { hasRoomForLift, opensOn, type OpenPeriod } from '@smart-elevator/shared-api/contract/visits/plan';
import { leastDaysApart } from '@smart-elevator/shared-api/contract/visits/periods';
import { LIFT_MINUTES } from '@smart-elevator/shared-api/contract/visits/planMinutes';
import type { StoredPlan, StoredPlanInput } from './readPlanInput';

/** A visit that gets lifts more, as it is afterwards. */
export type Joined = Pick<StoredPlan, 'visit_id' | 'minutes' | 'elevator_ids'>;

interface Stored {
  /** The visits that stay on their day. */
  fit: readonly StoredPlan[];
  /** The periods of buildings that lack lifts. */
  missing: readonly OpenPeriod[];
  /** Visits that are planned again: their lifts stay with them. */
  replanned: readonly StoredPlan[];
  today: string;
}

/** What lifts joined, and what remains. */
interface Rest {
  joined: Joined[];
  kept: StoredPlan[];
  periods: OpenPeriod[];
}

/**
 * Puts lifts that are new in a period into the visit of their building that is planned there and has not begun (R1207): if it is on
 * a day of the period, has time for one more, and no other visit of the lift is closer than half its interval.
 */
export function joinVisits(
  { calendar }: Pick<StoredPlanInput, 'calendar'>,
  { fit, missing, replanned, today }: Stored,
): Rest {
  const daysByLift = maintenanceDays(fit);
  const again = new Set(replanned.flatMap((visit) => visit.elevator_ids.map((id) => keyOf(visit, id))));
  const byPeriod = new Map<string, StoredPlan[]>();
  for (const visit of fit) {
    const { state, planned_day } = visit;
    if ((state !== 'Planned' && state !== 'OnHold') || planned_day < today) continue;
    const key = keyOf(visit, visit.building_name);
    byPeriod.set(key, [...(byPeriod.get(key) ?? []), visit]);
  }
  const grown = new Map<number, StoredPlan>();
  const periods = missing.flatMap((period): OpenPeriod[] => {
    const visits = byPeriod.get(keyOf(period, period.building_name)) ?? [];
    const opens = opensOn(period);
    const inside = visits.filter(
      ({ planned_day }) => opens <= planned_day && planned_day <= period.window_end,
    );
    const left = period.elevator_ids.filter((id) => {
      if (again.has(keyOf(period, id))) return true;
      const visit = inside
        .map((one) => grown.get(one.visit_id) ?? one)
        .find(
          ({ minutes, planned_day }) =>
            hasRoomForLift(minutes, calendar.day_minutes) &&
            (daysByLift.get(id) ?? []).every(
              (day) => Math.abs(daysBetween(day, planned_day)) >= leastDaysApart(period.interval),
            ),
        );
      if (!visit) return true;
      const elevator_ids = [...visit.elevator_ids, id].toSorted((a, b) => a - b);
      grown.set(visit.visit_id, { ...visit, elevator_ids, minutes: visit.minutes + LIFT_MINUTES });
      return false;
    });
    return left.length === 0 ? [] : [{ ...period, elevator_ids: left }];
  });
  return { periods, joined: [...grown.values()], kept: fit.map((one) => grown.get(one.visit_id) ?? one) };
}

const keyOf = (
  { contract_id, period }: Pick<StoredPlan, 'contract_id' | 'period'>,
  of: number | string,
): string => JSON.stringify([contract_id, period, of]);

/** The days on which the visits maintain each lift. */
function maintenanceDays(visits: readonly StoredPlan[]): ReadonlyMap<number, string[]> {
  const days = new Map<number, string[]>();
  for (const { maintained_on, elevator_ids } of visits)
    if (maintained_on !== null)
      for (const id of elevator_ids) days.set(id, [...(days.get(id) ?? []), maintained_on]);
  return days;
}
