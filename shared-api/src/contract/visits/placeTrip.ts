import type { PlanBoard } from './PlanBoard';
import { tripMinutes } from './planMinutes';

/** A trip without a day and a technician; days are numbers. */
export interface OpenTrip {
  building_name: string;
  elevator_ids: readonly number[];
  /** Days from its promised day to the next one. */
  interval: number;
  promised: number;
  /** The days around the promised one; `to` may be over already. */
  from: number;
  to: number;
  /** The last day that counts. */
  last: number;
  /** The engineer, or the technician of the building. */
  preferred: number | undefined;
  /** No lift of it has an engineer. */
  anybody: boolean;
  /** Its estimate; without one that of its lifts. */
  minutes?: number;
  /** Those who cannot do it, such as the ones who are on it already. */
  except?: readonly number[];
}

/** Where and by whom. */
export interface Place {
  day: number;
  technician_id: number | null;
  /** On a trip to the building that is planned already. */
  isSameTrip: boolean;
}

interface Choice extends Place {
  load: number;
}

/**
 * The place of a trip (R1220), undefined when nobody works on any of its days: a trip to the building that is planned already; the
 * preferred technician on the least loaded day around the promised one, then on a later day of the period; another technician; more
 * than a day's minutes only when no day of the period has room. Nobody, when all are absent or another visit is too close on each day.
 */
export function placeTrip(board: PlanBoard, trip: OpenTrip): Place | undefined {
  const works = daysOf(trip.from, trip.last).filter(board.worksOn);
  const days = works.filter((day) => board.isFar(trip.elevator_ids, day, trip.interval));
  const around = days.filter((day) => day <= trip.to);
  const preferred = trip.preferred === undefined ? [] : [trip.preferred];
  const able = board.technicians.filter((id) => !trip.except?.includes(id));
  const others = able.filter((id) => id !== trip.preferred);
  const place =
    sameTrip(board, trip, around) ??
    best(board, trip, preferred, around) ??
    best(board, trip, preferred, days) ??
    best(board, trip, others, around) ??
    best(board, trip, others, days) ??
    best(board, trip, able, days, Infinity);
  if (place) return place;
  const [nearest] = byDistance(trip, days.length > 0 ? days : works);
  return nearest === undefined ? undefined : { day: nearest, technician_id: null, isSameTrip: false };
}

const daysOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

const byDistance = ({ promised }: OpenTrip, days: readonly number[]) =>
  days.toSorted((a, b) => Math.abs(a - promised) - Math.abs(b - promised) || a - b);

/** The trip to the same building that is nearest to the promised day, if its technician still has time on that day. */
function sameTrip(board: PlanBoard, trip: OpenTrip, days: readonly number[]): Place | undefined {
  const minutes = trip.minutes ?? tripMinutes(trip.elevator_ids.length, true);
  const trips = board
    .tripsTo(trip.building_name)
    .flatMap(({ day, technician_id }) =>
      technician_id !== null &&
      days.includes(day) &&
      board.isPresent(technician_id, day) &&
      !trip.except?.includes(technician_id) &&
      (trip.anybody || technician_id === trip.preferred) &&
      board.load(technician_id, day) + minutes <= board.day_minutes
        ? [{ day, technician_id, isSameTrip: true }]
        : [],
    );
  const { promised } = trip;
  return trips.sort(
    (a, b) =>
      Math.abs(a.day - promised) - Math.abs(b.day - promised) ||
      a.day - b.day ||
      a.technician_id - b.technician_id,
  )[0];
}

/** The least loaded of these technicians and days; of equal ones the nearest to the promised day, the earliest, the lowest id. */
function best(
  board: PlanBoard,
  trip: OpenTrip,
  technicians: readonly number[],
  days: readonly number[],
  most = board.day_minutes,
): Place | undefined {
  const minutes = trip.minutes ?? tripMinutes(trip.elevator_ids.length);
  const distance = ({ day }: Place) => Math.abs(day - trip.promised);
  let found: Choice | undefined;
  for (const technician_id of technicians)
    for (const day of days) {
      const load = board.load(technician_id, day);
      if (load + minutes > Math.max(most, load === 0 ? minutes : 0) || !board.isPresent(technician_id, day))
        continue;
      const choice = { day, technician_id, isSameTrip: false, load };
      if (
        !found ||
        load < found.load ||
        (load === found.load &&
          (distance(choice) < distance(found) || (distance(choice) === distance(found) && day < found.day)))
      )
        found = choice;
    }
  return found && { day: found.day, technician_id: found.technician_id, isSameTrip: false };
}
