/** The minutes that the planner reckons for a lift, and for the way to a building (R1220). */
export const LIFT_MINUTES = 45;
export const TRAVEL_MINUTES = 20;

/** The estimate of a trip to a building in minutes; the second visit on the same trip needs no way. */
export const tripMinutes = (lifts: number, isSameTrip = false): number =>
  lifts * LIFT_MINUTES + (isSameTrip ? 0 : TRAVEL_MINUTES);

/** How many lifts one technician maintains in a building on a day, at least one. */
export const liftsADay = (day_minutes: number): number =>
  Math.max(1, Math.floor((day_minutes - TRAVEL_MINUTES) / LIFT_MINUTES));

/** The lifts of a building in parts of about equal size, none longer than a day (R1220). */
export function partsOf<Lift>(lifts: readonly Lift[], day_minutes: number): Lift[][] {
  const parts = Math.ceil(lifts.length / liftsADay(day_minutes));
  return Array.from({ length: parts }, (_, part) =>
    lifts.slice(Math.floor((part * lifts.length) / parts), Math.floor(((part + 1) * lifts.length) / parts)),
  );
}
