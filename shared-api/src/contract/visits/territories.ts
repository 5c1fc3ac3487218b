import { tripMinutes } from './planMinutes';

/** A lift as the planner sees it. */
export interface PlanLift {
  elevator_id: number;
  building_name: string;
  engineer_id: number | null;
  /** Its zip and address: buildings whose texts are beside each other are near each other. */
  place: string;
  /** The most visits that one of its contracts promises in a year; 0 without one. */
  visits_a_year: number;
}

interface Building {
  name: string;
  place: string;
  engineer: number | undefined;
  /** Of a year. */
  minutes: number;
}

/** A territory may be this much larger than the mean before a building of it goes to another technician. */
const TOLERANCE = 1.02;

/**
 * The technician of each building (R1221): the engineer of most of its lifts; buildings without one are divided among the technicians
 * in the order of their places, so that each has about the same minutes in a year. `technician_ids` in ascending order.
 */
export function territories(
  lifts: readonly PlanLift[],
  technician_ids: readonly number[],
): ReadonlyMap<string, number> {
  const buildings = buildingsOf(lifts, new Set(technician_ids));
  const found = new Map(
    buildings.flatMap(({ name, engineer }) => (engineer === undefined ? [] : [[name, engineer] as const])),
  );
  const loads = new Map(technician_ids.map((id) => [id, 0]));
  for (const { engineer, minutes } of buildings)
    if (engineer !== undefined) loads.set(engineer, (loads.get(engineer) ?? 0) + minutes);
  const free = buildings.filter(({ engineer }) => engineer === undefined);
  if (technician_ids.length > 0) even(divided(free, loads, found), loads, found);
  return found;
}

/** The buildings by place, then by name. */
function buildingsOf(lifts: readonly PlanLift[], technicians: ReadonlySet<number>): Building[] {
  const byName = new Map<string, PlanLift[]>();
  for (const lift of lifts) {
    const known = byName.get(lift.building_name);
    if (known) known.push(lift);
    else byName.set(lift.building_name, [lift]);
  }
  return [...byName]
    .map(([name, own]) => ({
      name,
      place: own.map(({ place }) => place).sort()[0] ?? '',
      engineer: mostOf(
        own.flatMap(({ engineer_id: id }) => (id !== null && technicians.has(id) ? [id] : [])),
      ),
      minutes: yearOf(own),
    }))
    .sort((a, b) => compare(a.place, b.place) || compare(a.name, b.name));
}

/** The minutes of a year: the lifts that are visited equally often share their trips. */
function yearOf(lifts: readonly PlanLift[]): number {
  const often = new Map<number, number>();
  for (const { visits_a_year } of lifts) often.set(visits_a_year, (often.get(visits_a_year) ?? 0) + 1);
  return [...often].reduce((sum, [visits, count]) => sum + visits * tripMinutes(count), 0);
}

/** The most frequent id, the lowest one of equally frequent ones. */
export function mostOf(ids: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([a, times], [b, others]) => others - times || a - b)[0]?.[0];
}

/** Gives each technician a stretch of the buildings, as long as what the own ones leave of a mean year. */
function divided(
  buildings: readonly Building[],
  loads: Map<number, number>,
  found: Map<string, number>,
): readonly Building[] {
  const all = sumOf(buildings.map(({ minutes }) => minutes));
  const mean = (sumOf([...loads.values()]) + all) / loads.size;
  const room = [...loads].map(([id, own]) => ({ id, room: Math.max(0, mean - own) }));
  const share = all / (sumOf(room.map((one) => one.room)) || 1);
  const last = room.at(-1);
  let [at, until, before] = [0, (room[0]?.room ?? 0) * share, 0];
  for (const { name, minutes } of buildings) {
    while (before + minutes / 2 > until && at < room.length - 1) until += (room[++at]?.room ?? 0) * share;
    const id = (room[at] ?? last)?.id;
    if (id !== undefined) {
      found.set(name, id);
      loads.set(id, (loads.get(id) ?? 0) + minutes);
    }
    before += minutes;
  }
  return buildings;
}

/** Gives single buildings of the busiest technician to the least busy one, while that makes them more equal. */
function even(buildings: readonly Building[], loads: Map<number, number>, found: Map<string, number>): void {
  const mean = sumOf([...loads.values()]) / loads.size;
  for (let moves = 0; moves < buildings.length; moves += 1) {
    const order = [...loads].sort(([a, load], [b, other]) => other - load || a - b);
    const [busiest, least] = [order[0], order.at(-1)];
    if (!busiest || !least || busiest[1] <= mean * TOLERANCE) return;
    const gap = busiest[1] - least[1];
    const [moved] = buildings
      .filter(({ name, minutes }) => found.get(name) === busiest[0] && minutes > 0 && minutes < gap)
      .sort(
        (a, b) => Math.abs(gap / 2 - a.minutes) - Math.abs(gap / 2 - b.minutes) || compare(a.name, b.name),
      );
    if (!moved) return;
    found.set(moved.name, least[0]);
    loads.set(busiest[0], busiest[1] - moved.minutes);
    loads.set(least[0], least[1] + moved.minutes);
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
