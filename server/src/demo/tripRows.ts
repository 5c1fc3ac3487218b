import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { LIFT_MINUTES, tripMinutes } from '@smart-elevator/shared-api/contract/visits/planMinutes';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { midnight } from '../maintenance/advanceStates';
import { demoChecks, type DemoCheck } from './demoChecks';
import { momentOf } from './demoClock';
import type { DemoTrip, TripSetting } from './demoTrips';

/** The checklists of visits are known for so many days. */
const CHECKED_DAYS = 14;
/** How many items the technician at work has answered. */
const ANSWERED = 8;

/** A visit with its checklists, by elevator. */
export interface CheckedTrip extends DemoTrip {
  checks: ReadonlyMap<number, DemoCheck[]>;
  /** When the technician set out, arrived and was done. */
  times: { on_the_way: string | null; arrived: string | null; done: string | null };
}

/** Adds what the technicians have answered, and when they were there. */
export function checked(trip: DemoTrip, { today, chance }: Omit<TripSetting, 'contracts'>): CheckedTrip {
  const { done, state } = trip;
  const isRecent = done !== null && done >= addDays(today, -CHECKED_DAYS);
  const isAtWork = state === 'AtWork';
  const checks = new Map(
    isRecent || isAtWork
      ? trip.lifts
          .filter(({ outcome }) => isAtWork || outcome === 'Done')
          .map(({ elevator_id }, at) => [
            elevator_id,
            demoChecks(trip, chance, isAtWork ? (at === 0 ? ANSWERED : 0) : undefined),
          ])
      : [],
  );
  const day = done ?? today;
  const [hour, minute] = done === null ? [9, 5] : [chance.whole(8, 14), chance.whole(0, 59)];
  const way = minute + chance.whole(10, 30);
  const work = way + Math.min(LIFT_MINUTES * trip.lifts.length, 240);
  const isUnderWay = state === 'OnTheWay' || isAtWork || done !== null;
  return {
    ...trip,
    checks,
    times: {
      on_the_way: isUnderWay ? momentOf(day, hour, minute) : null,
      arrived: isAtWork || done !== null ? momentOf(day, hour, way) : null,
      done: done === null ? null : momentOf(day, hour, work),
    },
  };
}

/** When a visit was stored: by the planner, within its horizon, or the day before by the dealer. */
function createdAt({ contract, period }: DemoTrip, today: string): string {
  if (!contract || !period) return momentOf(addDays(today, -1), 17);
  const planned = addDays(period.promised_day, -60);
  return momentOf(planned < contract.start_date ? contract.start_date : planned, 6);
}

/** The row of a visit. The planner leaves alone what a person has planned: the present visits. */
export function visitRow(trip: CheckedTrip, dealer_id: number, today: string) {
  const { contract, period, times, state } = trip;
  const isByHand = trip.done === null && state !== 'Missed';
  const { part, building_name, reason, note, planned_day, from_time, to_time, done } = trip;
  return {
    ...{ part, building_name, state, reason, note, planned_day, from_time, to_time },
    contract_id: contract?.contract_id ?? null,
    period: period?.period ?? null,
    promised_day: period?.promised_day ?? null,
    window_end: period?.window_end ?? null,
    estimate_minutes: tripMinutes(trip.lifts.length),
    version: statesOf(trip).length,
    created_at: createdAt(trip, today),
    moved_by: isByHand ? dealer_id : null,
    moved_at: isByHand ? momentOf(addDays(today, -1), 17) : null,
    on_the_way_at: times.on_the_way,
    arrived_at: times.arrived,
    done_at: times.done,
    done_day: done,
    done_by: done === null ? null : (trip.technician_ids[0] ?? dealer_id),
    changed_by: done !== null ? (trip.technician_ids[0] ?? null) : isByHand ? dealer_id : null,
  };
}

/** The states that a visit went through. */
function statesOf({ state }: DemoTrip): VisitState[] {
  if (state === 'Planned') return ['Planned'];
  if (state === 'AtWork') return ['Planned', 'OnTheWay', 'AtWork'];
  return state === 'Done' ? ['Planned', 'OnTheWay', 'AtWork', 'Done'] : ['Planned', state];
}

/** The rows of its history, the oldest first. */
export function historyOf(trip: CheckedTrip, dealer_id: number, today: string) {
  const { period, planned_day, reason, technician_ids, times } = trip;
  const [technician = null] = technician_ids;
  const byDealer = { at: momentOf(addDays(today, -1), 17), who: dealer_id };
  const said: Record<VisitState, { at: string | null; who: number | null }> = {
    Planned: { at: createdAt(trip, today), who: period === null ? dealer_id : null },
    OnTheWay: { at: times.on_the_way, who: technician },
    AtWork: { at: times.arrived, who: technician },
    Done: { at: times.done, who: technician },
    Missed: { at: period && midnight(addDays(period.window_end, 1)), who: null },
    Cancelled: byDealer,
    OnHold: byDealer,
  };
  return statesOf(trip).map((state, at, states) => ({
    ...said[state],
    what: at === 0 ? 'created' : 'state',
    before: states[at - 1] ?? null,
    after: at === 0 ? planned_day : state,
    reason: at > 0 && state === trip.state ? reason : '',
  }));
}
