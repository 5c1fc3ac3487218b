import type { InferType } from 'yup';
import { endpoint } from '../endpoint';
import { flag, id, list, oneLine, record } from '../fields';
import { elevatorFields } from './elevatorFields';

/** An elevator that the console's search found. */
const foundElevator = record({
  elevator_id: id(),
  elevator_name: elevatorFields.elevator_name.read,
  building_name: elevatorFields.building_name.read,
  elevator_address: elevatorFields.elevator_address.read,
  /** Whether it is sealed (R1368). */
  sealed: flag().optional(),
});
export type FoundElevator = InferType<typeof foundElevator>;

/**
 * GET /api/elevators/find/?text=: Find elevators. The few best elevators by name, building or address, those by name
 * first.
 */
export const findElevators = endpoint({
  name: 'findElevators',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/find/',
  query: record({ text: oneLine(200) }),
  reply: list(foundElevator),
  optional: true,
});
