import type { InferType } from 'yup';
import { namesFor, replySchemasFor } from '../entityFields';
import { blankableText, dateTime, id, record, integer } from '../fields';
import { personName } from '../personName';
import { hasText } from '../list';
import { elevatorFields, type ElevatorNamesFor } from './elevatorFields';

/** An elevator (R551). */
export const elevator = record({
  elevator_id: id(),
  ...replySchemasFor(elevatorFields, 'read'),
  ticket_count: integer(0),
  /** Grows with every change; another back end may not send it. */
  version: integer(1).optional(),
  /** When it was sealed; null unless it is (R1368). Another back end may not send it. */
  sealed_at: dateTime().nullable().optional(),
});
export type Elevator = InferType<typeof elevator>;
export type MainState = Elevator['main_state'];

/** A row of a list of elevators; another back end may not send the names. */
export const listedElevator = elevator.concat(
  record({
    customer_name: blankableText(150).nullable().optional(),
    customer_full_name: personName(),
    engineer_name: blankableText(150).nullable().optional(),
    engineer_full_name: personName(),
  }),
);
export type ListedElevator = InferType<typeof listedElevator>;

/** The fields of an elevator in a dropdown (R552). */
export const elevatorChoice = record({
  elevator_id: id(),
  elevator_name: elevatorFields.elevator_name.read,
});
export type ElevatorChoice = InferType<typeof elevatorChoice>;

/** A building that has elevators: the number of them, of those whose maintenance is overdue, and of their Open tickets. */
export const elevatorBuilding = record({
  building_name: elevatorFields.building_name.read,
  /** Of several addresses the first one. */
  elevator_address: blankableText(300).optional(),
  elevators: integer(0).optional(),
  overdue: integer(0).optional(),
  open_tickets: integer(0).optional(),
});
export type ElevatorBuilding = InferType<typeof elevatorBuilding>;

/** The columns that the list of buildings can be ordered by. */
export const BUILDING_ORDERINGS = [
  'building_name',
  'elevators',
  'overdue',
] as const satisfies readonly (keyof ElevatorBuilding)[];
export type BuildingOrdering = (typeof BUILDING_ORDERINGS)[number];

/** The number of days in which maintenance counts as due soon. */
export const DUE_SOON_DAYS = 30;

/**
 * What is due at a customer: elevators whose maintenance is overdue, those that are due within `DUE_SOON_DAYS`, and the
 * AMC contracts that are not paid, with the sum of their values in whole rupees.
 */
export const elevatorDues = record({
  overdue: integer(0),
  due_soon: integer(0),
  unpaid_contracts: integer(0),
  unpaid_rupees: integer(0, Number.MAX_SAFE_INTEGER),
});
export type ElevatorDues = InferType<typeof elevatorDues>;

/** Elevator search: the elevator's name, case-insensitively (R503). */
export const matchesElevator = (row: Record<ElevatorNamesFor<'search'>, string>, search: string): boolean =>
  hasText(row, namesFor(elevatorFields, 'search'), search);
