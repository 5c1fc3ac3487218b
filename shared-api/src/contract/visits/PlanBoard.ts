import { leastDaysApart } from './periods';
import { dayNumber, worksOn, type WorkingCalendar } from './workingCalendar';

/** A visit that is planned already, in whatever state, cancelled ones excepted. */
export interface KnownVisit {
  building_name: string;
  planned_day: string;
  /** Of the ones who do it; each needs the time. */
  technician_ids: readonly number[];
  minutes: number;
  elevator_ids: readonly number[];
  /** The day on which its lifts are maintained: when it was done, or is planned; null if it maintains none of them. */
  maintained_on: string | null;
}

/** A technician who is active, and the days of absence, both inclusive. */
export interface PlanTechnician {
  user_id: number;
  absences: readonly { from: string; to: string }[];
}

/** A trip of a technician to a building. */
interface Trip {
  day: number;
  technician_id: number | null;
}

interface Added extends Trip {
  building_name: string;
  minutes: number;
  elevator_ids: readonly number[];
}

/** What is planned so far: minutes of each technician and day, trips to each building, days of each lift. Days are numbers. */
export class PlanBoard {
  readonly technicians: readonly number[];
  readonly day_minutes: number;
  readonly worksOn: (day: number) => boolean;
  private readonly minutes = new Map<number, Map<number, number>>();
  private readonly trips = new Map<string, Trip[]>();
  private readonly lifts = new Map<number, number[]>();
  private readonly absences: ReadonlyMap<number, { from: number; to: number }[]>;

  constructor(known: {
    visits: readonly KnownVisit[];
    technicians: readonly PlanTechnician[];
    calendar: WorkingCalendar & { day_minutes: number };
  }) {
    this.technicians = known.technicians.map(({ user_id }) => user_id).sort((a, b) => a - b);
    this.day_minutes = known.calendar.day_minutes;
    this.worksOn = worksOn(known.calendar);
    this.absences = new Map(
      known.technicians.map(({ user_id, absences }) => [
        user_id,
        absences.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) })),
      ]),
    );
    for (const visit of known.visits) this.addKnown(visit);
  }

  private addKnown({ building_name, planned_day, technician_ids, minutes, ...visit }: KnownVisit): void {
    const day = dayNumber(planned_day);
    for (const technician_id of technician_ids) {
      this.addMinutes(technician_id, day, minutes);
      this.addTrip(building_name, { day, technician_id });
    }
    if (visit.maintained_on !== null) this.addDays(visit.elevator_ids, dayNumber(visit.maintained_on));
  }

  /** Adds a visit that maintains its lifts. */
  add({ building_name, elevator_ids, minutes, day, technician_id }: Added): void {
    this.addDays(elevator_ids, day);
    if (technician_id === null) return;
    this.addMinutes(technician_id, day, minutes);
    this.addTrip(building_name, { day, technician_id });
  }

  /** The minutes that a technician has on a day. */
  load(technician_id: number, day: number): number {
    return this.minutes.get(technician_id)?.get(day) ?? 0;
  }

  isPresent(technician_id: number, day: number): boolean {
    const absences = this.absences.get(technician_id);
    return absences !== undefined && !absences.some(({ from, to }) => from <= day && day <= to);
  }

  /** The trips to a building so far. */
  tripsTo(building_name: string): readonly Trip[] {
    return this.trips.get(building_name) ?? [];
  }

  /** Whether no other visit of these lifts is closer to the day than half of their interval, in days (R1207). */
  isFar(elevator_ids: readonly number[], day: number, interval: number): boolean {
    const least = leastDaysApart(interval);
    return elevator_ids.every((id) =>
      (this.lifts.get(id) ?? []).every((other) => Math.abs(other - day) >= least),
    );
  }

  /** Takes the day of a visit off its lifts: it gets another one. */
  removeDay(elevator_ids: readonly number[], day: number): void {
    for (const id of elevator_ids) {
      const known = this.lifts.get(id) ?? [];
      const at = known.indexOf(day);
      if (at >= 0) known.splice(at, 1);
    }
  }

  private addMinutes(technician_id: number, day: number, minutes: number): void {
    const days = this.minutes.get(technician_id) ?? new Map<number, number>();
    this.minutes.set(technician_id, days.set(day, (days.get(day) ?? 0) + minutes));
  }

  private addTrip(building_name: string, trip: Trip): void {
    const known = this.trips.get(building_name);
    if (known) known.push(trip);
    else this.trips.set(building_name, [trip]);
  }

  private addDays(elevator_ids: readonly number[], day: number): void {
    for (const id of elevator_ids) {
      const known = this.lifts.get(id);
      if (known) known.push(day);
      else this.lifts.set(id, [day]);
    }
  }
}
