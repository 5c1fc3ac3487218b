import type { InferType } from 'yup';
import { elevatorFields } from '../elevators/elevatorFields';
import { namesFor, replySchemasFor } from '../entityFields';
import { blankableText, id, record, integer, personName } from '../fields';

/** Elevators by maintenance state (R557, 'AMC summary'). */
export const maintenanceCounts = record({ completed: integer(0), indue: integer(0), overdue: integer(0) });
export type MaintenanceCounts = InferType<typeof maintenanceCounts>;

/** A row of a maintenance list (R558); username is the engineer. */
export const maintenanceRow = record({
  elevator_id: id(),
  ...replySchemasFor(elevatorFields, 'maintenanceRow'),
  username: blankableText(150).nullable(),
  full_name: personName(),
});
export type MaintenanceRow = InferType<typeof maintenanceRow>;

/** The columns that a maintenance list can be ordered by; username is the engineer. */
export const MAINTENANCE_ORDERINGS = [
  ...namesFor(elevatorFields, 'maintenanceSort'),
  'username',
] as const satisfies readonly (keyof MaintenanceRow)[];
export type MaintenanceOrdering = (typeof MAINTENANCE_ORDERINGS)[number];
