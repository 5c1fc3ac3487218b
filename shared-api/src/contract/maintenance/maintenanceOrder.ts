import { elevatorFields } from '../elevators/elevatorFields';
import { namesFor, sortKeysFor } from '../entityFields';
import { compareByOrdering, type SortKeys } from '../ordering';
import type { MaintenanceOrdering, MaintenanceRow } from './maintenance';

const SORT_KEYS: SortKeys<MaintenanceRow, MaintenanceOrdering> = {
  ...sortKeysFor<MaintenanceRow, Exclude<MaintenanceOrdering, 'username'>>(
    elevatorFields,
    namesFor(elevatorFields, 'maintenanceSort'),
  ),
  username: ({ username }) => username?.toLowerCase() ?? null,
};

/** Compares rows of a maintenance list in our server's order; by elevator name unless another order is given. */
export const compareMaintenanceRows = (
  ordering: MaintenanceOrdering | `-${MaintenanceOrdering}` = 'elevator_name',
) => compareByOrdering(ordering, SORT_KEYS, ({ elevator_id }) => elevator_id);
