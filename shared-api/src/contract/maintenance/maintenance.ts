import type { InferType } from 'yup';
import { elevatorFields } from '../elevators/elevatorFields';
import { readFor } from '../entityFields';
import { blankableText, id, record, whole } from '../fields';

/** Elevators by maintenance state (R557, 'AMC summary'). */
export const maintenanceCounts = record({ completed: whole(0), indue: whole(0), overdue: whole(0) });
export type MaintenanceCounts = InferType<typeof maintenanceCounts>;

const { elevator_name, building_name, elevator_address, install_date, main_due_date, main_completed_date } =
  readFor(elevatorFields, 'read');

/** A row of a maintenance list (R558); username is the engineer. */
export const maintenanceRow = record({
  elevator_id: id(),
  elevator_name,
  building_name,
  elevator_address,
  install_date,
  main_due_date,
  main_completed_date,
  username: blankableText(150).nullable(),
});
export type MaintenanceRow = InferType<typeof maintenanceRow>;

/** What a maintenance list can be ordered by; username is the engineer. */
export const MAINTENANCE_ORDERINGS = [
  'elevator_name',
  'building_name',
  'install_date',
  'main_due_date',
  'main_completed_date',
  'username',
] as const satisfies readonly (keyof MaintenanceRow)[];
