import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { opensOn } from '@smart-elevator/shared-api/contract/visits/plan';
import {
  periodOf,
  periodsBetween,
  promisedDay,
  type Period,
} from '@smart-elevator/shared-api/contract/visits/periods';
import type { PlanContract, StoredPlan } from './readPlanInput';

/** The longest time from the promised day of a period to its last day, in days. */
const LONGEST_PERIOD = 366;

/** Identifies a period of a contract for one lift. */
export const servedKey = (contract_id: number, period: number, elevator_id: number): string =>
  `${contract_id} ${period} ${elevator_id}`;

/**
 * The periods that need no visit more, by `servedKey`: those of the visits that their contract still promises as it did, and those in
 * which a visit of an earlier promise is or was done, or was cancelled by a person. A visit that the server cancelled serves none, since
 * its contract may promise one again (R1207).
 */
export function servedPeriods(
  contracts: readonly PlanContract[],
  visits: readonly StoredPlan[],
): ReadonlySet<string> {
  const byId = new Map(contracts.map((contract) => [contract.contract_id, contract]));
  return new Set(
    visits.flatMap((visit) => {
      const contract = visit.contract_id === null ? undefined : byId.get(visit.contract_id);
      const served = contract && !visit.given_up ? periodServedBy(visit, contract) : undefined;
      if (!contract || !served) return [];
      return visit.elevator_ids.map((id) => servedKey(contract.contract_id, served.period, id));
    }),
  );
}

function periodServedBy(visit: StoredPlan, contract: PlanContract): Period | undefined {
  const { period, state, planned_day, maintained_on, promised_day, window_end } = visit;
  const own = period === null ? undefined : periodOf(contract, period);
  const day = state === 'Cancelled' ? planned_day : maintained_on;
  if (period !== null && promisedDay(contract, period) === promised_day)
    return day !== null || own?.window_end === window_end ? own : undefined;
  // Promised on another day: the contract has another start or number of visits since.
  if (day === null) return undefined;
  if (
    own &&
    opensOn({ ...contract, ...own, building_name: '', next_part: 1 }) <= day &&
    day <= own.window_end
  )
    return own;
  const around = periodsBetween(contract, addDays(day, -LONGEST_PERIOD), day).at(-1);
  return around && day <= around.window_end ? around : undefined;
}
