import type { InferType } from 'yup';
import { elevatorFields } from '../elevators/elevatorFields';
import { namesFor, readFor } from '../entityFields';
import { blankableText, id, record, whole } from '../fields';

/** Elevators by maintenance state (R557, 'AMC summary'). */
export const maintenanceCounts = record({ completed: whole(0), indue: whole(0), overdue: whole(0) });
export type MaintenanceCounts = InferType<typeof maintenanceCounts>;

/** A row of a maintenance list (R558); username is the engineer. */
export const maintenanceRow = record({
  elevator_id: id(),
  ...readFor(elevatorFields, 'maintenanceRow'),
  username: blankableText(150).nullable(),
});
export type MaintenanceRow = InferType<typeof maintenanceRow>;

/** What a maintenance list can be ordered by; username is the engineer. */
export const MAINTENANCE_ORDERINGS = [
  ...namesFor(elevatorFields, 'maintenanceSort'),
  'username',
] as const satisfies readonly (keyof MaintenanceRow)[];
export type MaintenanceOrdering = (typeof MAINTENANCE_ORDERINGS)[number];
