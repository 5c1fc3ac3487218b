import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import {
  periodsBetween,
  type Period,
  type PromisedContract,
} from '@smart-elevator/shared-api/contract/visits/periods';
import { opensOn } from '@smart-elevator/shared-api/contract/visits/plan';
import type { LiftOutcome, VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { workingDay } from './demoClock';
import type { DemoMaintenance } from './demoVisits';
import { SCENES, type Scene } from './demoScenes';
import type { SeededRandom } from './SeededRandom';

/** The facts of an elevator that its visits follow from. */
export interface TripElevator extends Pick<DemoMaintenance, 'visits'> {
  elevator_id: number;
  building_name: string;
  engineer_id: number | null;
}

/** A contract with its elevators. */
export interface TripContract extends PromisedContract {
  contract_id: number;
  elevator_ids: number[];
}

/** A visit to a building (R1201). Days are yyyy-mm-dd, times HH:MM. */
export interface DemoTrip {
  contract: TripContract | null;
  period: Period | null;
  part: number;
  building_name: string;
  state: VisitState;
  reason: string;
  note: string;
  planned_day: string;
  from_time: string | null;
  to_time: string | null;
  /** The day on which it was done. */
  done: string | null;
  /** The first one leads. */
  technician_ids: number[];
  lifts: { elevator_id: number; outcome: LiftOutcome | null; reason: string }[];
}

export interface TripSetting {
  today: string;
  chance: SeededRandom;
  technician_ids: readonly [number, ...number[]];
  elevators: readonly [TripElevator, ...TripElevator[]];
  contracts: readonly TripContract[];
}

/** How far back visits are known. */
const KNOWN_DAYS = 365;
/** A visit that is done so many days after its period still counts for it. */
const LATEST_DAYS = 7;
/** The shares of visits that were done on another day than planned, and by two technicians. */
const MOVED = 0.15;
const BY_TWO = 0.1;

/** The lifts of a building that nobody has visited in a period that is open. */
interface OpenTrip extends Pick<DemoTrip, 'contract' | 'period' | 'part' | 'building_name'> {
  lifts: readonly TripElevator[];
}

/**
 * The visits of a year: what was maintained is a Done visit of its period, what was not is Missed. Of the present periods some have
 * a visit in each state that a visit can be in; the planner plans the others.
 */
export function demoTrips(setting: TripSetting): DemoTrip[] {
  const { contracts, elevators } = setting;
  const byId = new Map(elevators.map((elevator) => [elevator.elevator_id, elevator]));
  /** The maintenances of each elevator that no period has yet. */
  const left = new Map(
    elevators.map(({ elevator_id, visits }) => [elevator_id, visits.map(({ done }) => done)]),
  );
  const open: OpenTrip[] = [];
  const over = contracts
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0))
    .flatMap((contract) => {
      const own = contract.elevator_ids.flatMap((id) => byId.get(id) ?? []);
      return [...byBuilding(own)].flatMap(([building_name, lifts]) =>
        periodsBetween(contract, addDays(setting.today, -KNOWN_DAYS), addDays(setting.today, 30)).flatMap(
          (period) => ofPeriod({ contract, period, part: 1, building_name, lifts }, { setting, left, open }),
        ),
      );
    });
  // The present ones are first: on each day they have the same numbers.
  return [...present(open, setting), ...over];
}

/** The visits of a period that are over; adds to `open` if it has none and is not over. */
function ofPeriod(
  trip: OpenTrip & { contract: TripContract; period: Period },
  { setting, left, open }: { setting: TripSetting; left: Map<number, string[]>; open: OpenTrip[] },
): DemoTrip[] {
  const { contract, period, building_name, lifts } = trip;
  const { today, chance } = setting;
  const opens = opensOn({ ...contract, ...period, building_name, next_part: 1 });
  if (opens > today) return [];
  const last = addDays(period.window_end, LATEST_DAYS);
  const days = new Map(
    lifts.map(({ elevator_id }) => {
      const found = left.get(elevator_id)?.find((day) => day >= opens && day <= last);
      if (found !== undefined)
        left.set(elevator_id, left.get(elevator_id)?.filter((day) => day > found) ?? []);
      return [elevator_id, found];
    }),
  );
  const known = [...new Set(days.values())].filter((day) => day !== undefined).toSorted();
  const without = lifts.filter(({ elevator_id }) => days.get(elevator_id) === undefined);
  const isOver = period.window_end < today;
  if (known.length === 0 && !isOver) open.push(trip);
  if (known.length === 0) return isOver ? [missed(trip, technicianOf(lifts, setting))] : [];
  return known.map((done, at) => {
    const served = lifts.filter(({ elevator_id }) => days.get(elevator_id) === done);
    // The last visit of a period found the others closed.
    const closed = isOver && at === known.length - 1 ? without : [];
    const early = chance.happens(MOVED) ? -chance.whole(1, 3) : 0;
    return {
      ...trip,
      ...{ part: at + 1, state: 'Done', reason: '', note: '', done, from_time: null, to_time: null },
      planned_day: workingDay(addDays(done, early)),
      technician_ids: techniciansOf(served, setting),
      lifts: [
        ...served.map(({ elevator_id }) => ({ elevator_id, outcome: 'Done' as const, reason: '' })),
        ...closed.map(({ elevator_id }) => ({ elevator_id, outcome: 'NoAccess' as const, reason: '' })),
      ],
    };
  });
}

function byBuilding(elevators: readonly TripElevator[]): ReadonlyMap<string, TripElevator[]> {
  const found = new Map<string, TripElevator[]>();
  for (const elevator of elevators)
    found.set(elevator.building_name, [...(found.get(elevator.building_name) ?? []), elevator]);
  return found;
}

const missed = (trip: OpenTrip & { period: Period }, technician_id: number): DemoTrip => ({
  ...trip,
  ...{ state: 'Missed', reason: '', note: '', done: null, from_time: null, to_time: null },
  planned_day: workingDay(trip.period.window_end),
  technician_ids: [technician_id],
  lifts: trip.lifts.map(({ elevator_id }) => ({ elevator_id, outcome: null, reason: '' })),
});

const technicianOf = (
  lifts: readonly TripElevator[],
  { technician_ids, chance }: Pick<TripSetting, 'technician_ids' | 'chance'>,
): number =>
  lifts.find(({ engineer_id }) => engineer_id !== null)?.engineer_id ?? chance.pick(technician_ids);

function techniciansOf(lifts: readonly TripElevator[], setting: TripSetting): number[] {
  const first = technicianOf(lifts, setting);
  const { technician_ids, chance } = setting;
  return chance.happens(BY_TWO) ? [...new Set([first, chance.pick(technician_ids)])] : [first];
}

/** One visit for each scene: of an open period, or, when there is none any more, a repair without a contract (R1206). */
function present(open: readonly OpenTrip[], setting: TripSetting): DemoTrip[] {
  const { elevators, technician_ids } = setting;
  const busy = new Set<number>();
  const free = open.values();
  return SCENES.map((scene, at) => {
    const found = free.next().value;
    const other = elevators[(at * 7) % elevators.length] ?? elevators[0];
    const trip = found ?? {
      contract: null,
      period: null,
      part: 1,
      building_name: other.building_name,
      lifts: [other],
    };
    const usual = technicianOf(trip.lifts, setting);
    const technician = busy.has(usual) ? (technician_ids.find((id) => !busy.has(id)) ?? usual) : usual;
    if (!scene.isUnassigned) busy.add(technician);
    return scened(trip, scene, scene.isUnassigned ? [] : [technician], setting.today);
  });
}

const scened = (
  { lifts, ...trip }: OpenTrip,
  { state, inDays, because: reason = '', from, to, note = '' }: Scene,
  technician_ids: number[],
  today: string,
): DemoTrip => ({
  ...trip,
  ...{ state, reason, technician_ids, done: null, from_time: from ?? null, to_time: to ?? null },
  note: trip.contract === null ? 'The caller says that the doors close slowly.' : note,
  planned_day: inDays < 0 ? workingDay(addDays(today, inDays)) : addDays(today, inDays),
  lifts: lifts.map(({ elevator_id }) => ({ elevator_id, outcome: null, reason: '' })),
});
