import type { InferType } from 'yup';
import { readFor } from '../entityFields';
import { id, record, whole } from '../fields';
import { elevatorFields } from './elevatorFields';

/** An elevator (R551). */
export const elevator = record({
  elevator_id: id(),
  ...readFor(elevatorFields, 'read'),
  ticket_count: whole(0),
});
export type Elevator = InferType<typeof elevator>;
export type MainState = Elevator['main_state'];

/** What a dropdown of elevators needs (R552). */
export const elevatorChoice = record({
  elevator_id: id(),
  elevator_name: elevatorFields.elevator_name.read,
});
export type ElevatorChoice = InferType<typeof elevatorChoice>;

/** Elevator search: the elevator's name, without regard to case (R503). */
export const matchesElevatorName = (row: { elevator_name: string }, search: string): boolean =>
  row.elevator_name.toLowerCase().includes(search.trim().toLowerCase());
