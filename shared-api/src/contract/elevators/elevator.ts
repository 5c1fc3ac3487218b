import type { InferType } from 'yup';
import { blankableText, choice, day, id, list, record, text, whole } from '../fields';

/** Maintenance states (P2 §4). */
export const MAIN_STATES = ['Completed', 'InDue', 'OverDue'] as const;
export type MainState = (typeof MAIN_STATES)[number];

/** Maintenance cycles in days (P2 §4); the first is the default. */
export const CYCLE_DAYS = { Monthly: 30, Quarterly: 90 } as const;
export type Cycle = keyof typeof CYCLE_DAYS;

/** The longest values, in characters. */
export const ELEVATOR_LIMITS = {
  elevator_name: 100,
  building_name: 200,
  elevator_address: 300,
  elevator_zip: 12,
};

/** An elevator (P2 §3). `user_id` holds the dealer and, when one is assigned, the engineer. */
export const elevator = record({
  elevator_id: id(),
  elevator_name: text(ELEVATOR_LIMITS.elevator_name),
  building_name: blankableText(ELEVATOR_LIMITS.building_name),
  elevator_address: blankableText(ELEVATOR_LIMITS.elevator_address),
  elevator_zip: blankableText(ELEVATOR_LIMITS.elevator_zip),
  install_date: day(),
  main_state: choice(MAIN_STATES),
  main_start_date: day(),
  main_due_date: day(),
  main_completed_date: day().nullable(),
  main_cycle_days: whole(1, 3660),
  ticket_count: whole(0),
  user_id: list(id()),
  customer_id: id().nullable(),
});
export type Elevator = InferType<typeof elevator>;

/** What a list of elevators can be ordered by. */
export const ELEVATOR_ORDERINGS = [
  'elevator_name',
  'building_name',
  'install_date',
  'main_due_date',
] as const satisfies readonly (keyof Elevator)[];

/** What a dropdown of elevators needs (P1 §3). */
export const elevatorChoice = record({ elevator_id: id(), elevator_name: text(100) });
export type ElevatorChoice = InferType<typeof elevatorChoice>;

/** Elevator search: the elevator's name, without regard to case (P2 §2). */
export const matchesElevatorName = (row: { elevator_name: string }, search: string): boolean =>
  row.elevator_name.toLowerCase().includes(search.trim().toLowerCase());
