import { intervalOf } from '@smart-elevator/shared-api/contract/visits/periods';
import { placeTrip, type OpenTrip, type Place } from '@smart-elevator/shared-api/contract/visits/placeTrip';
import type { PlanBoard } from '@smart-elevator/shared-api/contract/visits/PlanBoard';
import { dayNumber } from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import type { PlanContract, StoredPlan } from '../planning/readPlanInput';

/** A visit that needs another technician. */
export interface OpenVisit extends StoredPlan {
  /** Whether a time of the day is promised. */
  has_window: boolean;
}

interface Asked {
  visit: OpenVisit;
  /** Its contract, if it runs. */
  contract: PlanContract | undefined;
  /** Who cannot do it. */
  technician_id: number;
  /** yyyy-mm-dd. */
  today: string;
  keep_day: boolean;
}

/** Days before and after its day on which a visit may be instead, at most a fifth of the interval (R1220). */
const AROUND = 0.2;

/**
 * Another place for a visit, to which it goes on the board (R1235): somebody else on the same day who has room; else the least loaded
 * technician and day around it, within its period; else somebody else on the same day in spite of a full day. Nobody when all are
 * absent. A visit without a contract, with a window or a second technician keeps its day.
 */
export function placeInstead(
  board: PlanBoard,
  { visit, contract, technician_id, today, keep_day }: Asked,
): { day: number; technician_ids: number[] } {
  const { building_name, minutes, technician_ids, contract_id } = visit;
  const others = technician_ids.filter((id) => id !== technician_id);
  const planned = dayNumber(visit.planned_day);
  const trip: OpenTrip = {
    building_name,
    elevator_ids: visit.elevator_ids,
    minutes,
    // On the same day it is no closer to any other visit than before.
    interval: 0,
    promised: planned,
    from: planned,
    to: planned,
    last: planned,
    preferred: undefined,
    anybody: true,
    except: others,
  };
  // Only visits of a contract keep others away.
  const elevator_ids = contract_id === null ? [] : visit.elevator_ids;
  board.removeDay(elevator_ids, planned);
  const sameDay = placeTrip(board, trip) ?? { day: planned, technician_id: null, isSameTrip: false };
  const mayMove = !keep_day && !visit.has_window && others.length === 0 && contract !== undefined;
  const place =
    hasRoom(board, sameDay, minutes) || !mayMove
      ? sameDay
      : (placeTrip(board, { ...trip, ...spanOf(visit, contract, today) }) ?? sameDay);
  const chosen = place.technician_id === null ? sameDay : place;
  board.add({ building_name, elevator_ids, minutes, day: chosen.day, technician_id: chosen.technician_id });
  return {
    day: chosen.day,
    technician_ids: technician_ids.flatMap((id) =>
      id !== technician_id ? [id] : chosen.technician_id === null ? [] : [chosen.technician_id],
    ),
  };
}

const hasRoom = (board: PlanBoard, { day, technician_id }: Place, minutes: number): boolean =>
  technician_id !== null && board.load(technician_id, day) + minutes <= board.day_minutes;

/** The days around the planned one that are in the period and the contract, and not past. */
function spanOf({ planned_day, window_end, period }: OpenVisit, contract: PlanContract, today: string) {
  const planned = dayNumber(planned_day);
  const interval = period === null ? 0 : intervalOf(contract, period);
  const around = Math.floor(interval * AROUND);
  const last = Math.min(dayNumber(window_end ?? planned_day), dayNumber(contract.end_date));
  const from = Math.max(planned - around, dayNumber(contract.start_date), dayNumber(today));
  return { interval, from, to: Math.min(planned + around, last), last: Math.min(planned + around, last) };
}
