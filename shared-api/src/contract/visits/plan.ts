import { LIFT_MINUTES, partsOf, tripMinutes } from './planMinutes';
import { placeTrip, type Place } from './placeTrip';
import { PlanBoard, type KnownVisit, type PlanTechnician } from './PlanBoard';
import { mostOf, territories, type PlanLift } from './territories';
import { dayNumber, dayOf, type WorkingCalendar } from './workingCalendar';
import type { Period } from './periods';

/** The lifts of one contract in one building that have no visit in a period yet. */
export interface OpenPeriod extends Period {
  contract_id: number;
  building_name: string;
  /** The first day of the contract: nothing is planned before it. */
  start_date: string;
  elevator_ids: readonly number[];
  /** The number of the first new visit of this period. */
  next_part: number;
}

/** What the plan follows from; days are yyyy-mm-dd. */
export interface PlanInput {
  /** Nothing is planned before it. */
  today: string;
  periods: readonly OpenPeriod[];
  /** The visits that stay as they are. */
  visits: readonly KnownVisit[];
  /** All lifts of the dealer: the territories follow from them. */
  lifts: readonly PlanLift[];
  /** Those who are active. */
  technicians: readonly PlanTechnician[];
  calendar: WorkingCalendar & { day_minutes: number };
}

/** A visit to add. */
export interface PlannedVisit {
  contract_id: number;
  building_name: string;
  period: number;
  part: number;
  promised_day: string;
  window_end: string;
  planned_day: string;
  estimate_minutes: number;
  /** Null when nobody can do it: a person decides. */
  technician_id: number | null;
  elevator_ids: number[];
}

/** Days are planned within this share of the interval before and after the promised day (R1220). */
const AROUND = 0.2;

/**
 * The visits to add for the periods (R1207). One period after the other, in the order in which they open: each depends on the
 * earlier ones only, so that the plan of ten days is the plan of each of these days. The same input in any order gives the same plan.
 */
export function planOf(input: PlanInput): PlannedVisit[] {
  const { today, calendar } = input;
  const board = new PlanBoard(input);
  const technicians = input.technicians.map(({ user_id }) => user_id).sort((a, b) => a - b);
  const territory = territories(input.lifts, technicians);
  const engineers = new Map(input.lifts.map(({ elevator_id, engineer_id }) => [elevator_id, engineer_id]));
  const active = new Set(technicians);
  return inOrder(input.periods).flatMap((period) => {
    const lifts = [...period.elevator_ids].sort((a, b) => a - b);
    const own = mostOf(lifts.flatMap((id) => engineerOf(engineers.get(id), active)));
    const preferred = own ?? territory.get(period.building_name);
    const span = spanOf(period, today);
    return partsOf(lifts, calendar.day_minutes).flatMap((elevator_ids, n) => {
      const { building_name, interval } = period;
      const trip = { ...span, building_name, interval, elevator_ids, preferred, anybody: own === undefined };
      const place = placeTrip(board, trip);
      if (!place) return [];
      const minutes = tripMinutes(elevator_ids.length, place.isSameTrip);
      board.add({ building_name, elevator_ids, minutes, ...place });
      return [plannedVisit(period, elevator_ids, period.next_part + n, { ...place, minutes })];
    });
  });
}

const engineerOf = (id: number | null | undefined, active: ReadonlySet<number>) =>
  typeof id === 'number' && active.has(id) ? [id] : [];

/** The days around the promised one, and all that count for the period, by their numbers. */
function spanOf({ promised_day, window_end, start_date, interval }: OpenPeriod, today: string) {
  const promised = dayNumber(promised_day);
  const around = Math.floor(interval * AROUND);
  const last = dayNumber(window_end);
  const from = Math.max(promised - around, dayNumber(start_date), dayNumber(today));
  return { promised, from, to: Math.min(promised + around, last), last };
}

/** The day on which a period may be planned first: the horizon reaches it then. */
export const opensOn = ({ promised_day, interval, start_date }: Omit<OpenPeriod, 'elevator_ids'>): string => {
  const day = dayOf(dayNumber(promised_day) - Math.floor(interval * AROUND));
  return day < start_date ? start_date : day;
};

function inOrder(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const keyed = periods.map((period) => ({ period, opens: opensOn(period) }));
  keyed.sort(
    ({ period: a, opens }, { period: b, opens: other }) =>
      compare(opens, other) ||
      a.contract_id - b.contract_id ||
      compare(a.building_name, b.building_name) ||
      a.period - b.period,
  );
  return keyed.map(({ period }) => period);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const plannedVisit = (
  { contract_id, building_name, period, promised_day, window_end }: OpenPeriod,
  elevator_ids: number[],
  part: number,
  { day, technician_id, minutes }: Place & { minutes: number },
): PlannedVisit => ({
  contract_id,
  building_name,
  period,
  part,
  promised_day,
  window_end,
  planned_day: dayOf(day),
  estimate_minutes: minutes,
  technician_id,
  elevator_ids,
});

/** Whether a lift more fits into a visit of these minutes (R1220). */
export const hasRoomForLift = (estimate_minutes: number, day_minutes: number): boolean =>
  estimate_minutes + LIFT_MINUTES <= day_minutes;
