import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { opensOn, type OpenPeriod } from '@smart-elevator/shared-api/contract/visits/plan';
import { periodOf, periodsBetween, promisedDay } from '@smart-elevator/shared-api/contract/visits/periods';
import { dayNumber, worksOn } from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import type { PlanLift } from '@smart-elevator/shared-api/contract/visits/territories';
import { joinVisits, type Joined } from './joinVisits';
import type { PlanContract, StoredPlan, StoredPlanInput } from './readPlanInput';
import { servedKey, servedPeriods } from './servedPeriods';

/** The longest interval, and a fifth of it: how far the promised day of a period that matters today can be away. */
const LONGEST = { before: 366, after: 74 };

/** What is to be planned, and what stays. */
export interface ToPlan {
  periods: OpenPeriod[];
  /** Visits that are planned again, by their key. */
  replanned: ReadonlyMap<string, StoredPlan>;
  /** Visits that stay on their day; those that get lifts have them already. */
  kept: StoredPlan[];
  joined: Joined[];
}

/** The identity of a visit with a contract. */
export const keyOf = (one: {
  contract_id: number | null;
  building_name: string;
  period: number | null;
  part: number;
}): string => JSON.stringify([one.contract_id, one.building_name, one.period, one.part]);

/**
 * The periods that are open and within the horizon, with the lifts that have no visit in them (R1207): those of visits that no longer
 * fit are among them. A lift that was maintained since its period opened needs none; a new one joins the visit of its building.
 */
export function toPlan(input: StoredPlanInput, today: string): ToPlan {
  const { visits } = input;
  const isUnfit = unfit(input, today);
  const unfitVisits = visits.filter(isUnfit);
  const fit = visits.filter((visit) => !isUnfit(visit));
  const missing = periodsWithout(input, fit, today);
  const { joined, kept, periods } = joinVisits(input, { fit, missing, replanned: unfitVisits, today });
  return { periods, joined, kept, replanned: new Map(unfitVisits.map((visit) => [keyOf(visit), visit])) };
}

/** The open periods of each building with the lifts that have none of these visits in them. */
function periodsWithout(
  { contracts, lifts, calendar }: StoredPlanInput,
  kept: readonly StoredPlan[],
  today: string,
): OpenPeriod[] {
  const until = addDays(today, calendar.horizon_days);
  const byLift = new Map(lifts.map((lift) => [lift.elevator_id, lift]));
  const served = servedPeriods(contracts, kept);
  const last = lastParts(kept);
  return contracts.flatMap((contract) =>
    openOf(contract, today, until).flatMap(({ opens, ...open }): OpenPeriod[] => {
      const missing = contract.elevator_ids.flatMap((id) => {
        const lift = byLift.get(id);
        const isDone = (lift?.main_completed_date ?? '') >= opens;
        return lift && !isDone && !served.has(servedKey(contract.contract_id, open.period, id)) ? [lift] : [];
      });
      return byBuilding(missing).map(([building_name, own]) => {
        const elevator_ids = own.map(({ elevator_id }) => elevator_id);
        const part = last.get(keyOf({ ...open, building_name, part: 0 })) ?? 0;
        return { ...open, building_name, elevator_ids, next_part: part + 1 };
      });
    }),
  );
}

/** The highest part of each period and building, by the key of part 0. */
function lastParts(visits: readonly StoredPlan[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const visit of visits) {
    const key = keyOf({ ...visit, part: 0 });
    last.set(key, Math.max(last.get(key) ?? 0, visit.part));
  }
  return last;
}

const openOf = (contract: PlanContract, today: string, until: string) =>
  periodsBetween(contract, addDays(today, -LONGEST.before), addDays(until, LONGEST.after)).flatMap(
    (period) => {
      const { contract_id, start_date } = contract;
      const open = { ...period, contract_id, start_date, building_name: '', next_part: 1 };
      const opens = opensOn(open);
      return period.window_end >= today && opens <= until ? [{ ...open, opens }] : [];
    },
  );

function byBuilding(lifts: readonly PlanLift[]): [string, PlanLift[]][] {
  const found = new Map<string, PlanLift[]>();
  for (const lift of lifts) {
    const known = found.get(lift.building_name);
    if (known) known.push(lift);
    else found.set(lift.building_name, [lift]);
  }
  return [...found];
}

/**
 * Whether a visit of the planner’s own must be planned again: its technician is not there, nobody works on the day, or the contract
 * promises something else by now. What a person moved, what has begun and what is over stays (R1207); see `leaveContracts` for what
 * their contracts no longer promise.
 */
function unfit({ contracts, technicians, lifts, calendar }: StoredPlanInput, today: string) {
  const works = worksOn(calendar);
  const buildings = new Map(lifts.map((lift) => [lift.elevator_id, lift.building_name]));
  const absences = new Map(technicians.map((one) => [one.user_id, one.absences]));
  const isThere = (id: number, day: string) =>
    absences.get(id)?.some(({ from, to }) => from <= day && day <= to) === false;
  const byId = new Map(contracts.map((contract) => [contract.contract_id, contract]));
  return ({ planned_day, technician_ids, ...visit }: StoredPlan): boolean => {
    const { state, moved, contract_id, period } = visit;
    if (state !== 'Planned' || moved || contract_id === null || period === null || planned_day < today)
      return false;
    const contract = byId.get(contract_id);
    const promised = contract && periodOf(contract, period);
    if (contract && !promised && isOfEarlierRule(contract, period, visit)) return false;
    return (
      technician_ids.length === 0 ||
      !technician_ids.every((id) => isThere(id, planned_day)) ||
      !works(dayNumber(planned_day)) ||
      promised?.promised_day !== visit.promised_day ||
      promised.window_end !== visit.window_end ||
      !visit.elevator_ids.every(
        (id) => contract?.elevator_ids.includes(id) && buildings.get(id) === visit.building_name,
      )
    );
  };
}

/**
 * Whether a visit was promised when the last day of a contract of whole months could still begin a period: who knows of it expects it,
 * so that it stays.
 */
const isOfEarlierRule = (
  contract: PlanContract,
  period: number,
  { promised_day, window_end }: Pick<StoredPlan, 'promised_day' | 'window_end'>,
): boolean =>
  promised_day !== null &&
  promised_day === promisedDay(contract, period) &&
  promised_day <= contract.end_date &&
  window_end === contract.end_date;
