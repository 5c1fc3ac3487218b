import { addDays, addMonths } from '../../calendar';
import { opensOn, type OpenPeriod, type PlanInput } from '../plan';
import { periodsBetween, type PromisedContract } from '../periods';
import { seeded } from './seeded';

/** The size of a dealer whose year is planned. */
interface Size {
  seed: number;
  /** The first day of all contracts of last year, and of the plan. */
  start: string;
  lifts: number;
  buildings: number;
  technicians: number;
}

/** The contract of all lifts of a building. */
interface BuildingContract extends PromisedContract {
  contract_id: number;
  elevator_ids: number[];
}

export interface PlanYear {
  input: PlanInput;
  contracts: readonly BuildingContract[];
  /** The first day on which a period may be planned. */
  opens: (contract_id: number, period: number) => string;
  /** The visits that the contract of a lift promises in a year. */
  visitsOf: (elevator_id: number) => number;
}

/** A seeded dealer: a contract of each building with 12, 6 or 4 visits a year, whose periods open within a year; Sundays off. */
export function aPlanYear({ seed, start, lifts, buildings, technicians }: Size): PlanYear {
  const whole = seeded(seed);
  const visits = Array.from({ length: buildings }, () => [12, 12, 6, 4][whole(0, 3)] ?? 12);
  const places = Array.from({ length: buildings }, () => String(whole(21_000, 21_900)));
  // A fifth of the buildings has most of the lifts.
  const homes = Array.from({ length: lifts }, (_, n) =>
    n < buildings ? n : whole(0, whole(0, 2) ? buildings - 1 : Math.floor(buildings / 5)),
  );
  const contracts = visits.map((visits_a_year, building): BuildingContract => {
    const start_date = addDays(start, -whole(0, 364));
    return {
      contract_id: building + 1,
      start_date,
      end_date: addDays(addMonths(start_date, 36), -1),
      visits_a_year,
      elevator_ids: homes.flatMap((home, n) => (home === building ? [n + 1] : [])),
    };
  });
  const periods = contracts.flatMap((contract, building) => {
    const { contract_id, start_date, elevator_ids } = contract;
    const base = {
      contract_id,
      building_name: `Building ${building}`,
      start_date,
      elevator_ids,
      next_part: 1,
    };
    return periodsBetween(contract, start, addDays(start, 364)).map((one): OpenPeriod => ({
      ...one,
      ...base,
    }));
  });
  const opening = new Map(periods.map((one) => [`${one.contract_id} ${one.period}`, opensOn(one)]));
  return {
    contracts,
    opens: (contract_id, period) => opening.get(`${contract_id} ${period}`) ?? '',
    visitsOf: (elevator_id) => visits[homes[elevator_id - 1] ?? 0] ?? 0,
    input: {
      today: start,
      periods,
      visits: [],
      lifts: homes.map((home, n) => ({
        elevator_id: n + 1,
        building_name: `Building ${home}`,
        engineer_id: null,
        place: places[home] ?? '',
        visits_a_year: visits[home] ?? 0,
      })),
      technicians: Array.from({ length: technicians }, (_, n) => {
        const from = addDays(start, whole(20, 340));
        return { user_id: n + 1, absences: [{ from, to: addDays(from, whole(0, 12)) }] };
      }),
      calendar: {
        weekly_offs: [0],
        holidays: ['01-26', '08-15', '10-02'].map((day) => ({ day: `${start.slice(0, 4)}-${day}` })),
        day_minutes: 480,
      },
    },
  };
}
