import type { InferType } from 'yup';
import { ELEVATOR_FILTERS, elevatorFields } from '../elevators/elevatorFields';
import { namesFor, replySchemasFor, sortKeysFor } from '../entityFields';
import { blankableText, id, record, integer } from '../fields';
import { personName } from '../personName';
import { hasText } from '../list';
import { idFilter, searchFilter } from '../listFilters';
import { nameOrder } from '../nameOrder';
import { compareByOrdering, type SortKeys } from '../ordering';

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

/** The filters of a maintenance list; `engineer` is a user id, which its rows do not have. */
export const MAINTENANCE_FILTERS = {
  search: searchFilter,
  building: ELEVATOR_FILTERS.building,
  engineer: idFilter,
} as const;

/** The columns that a maintenance list's search covers (R542). */
export const MAINTENANCE_SEARCH = {
  completed: ['building_name', 'elevator_address', 'elevator_name', 'username'],
  indue: ['building_name', 'elevator_address'],
  overdue: ['building_name', 'elevator_address'],
} as const satisfies Record<string, readonly (keyof MaintenanceRow)[]>;

export type MaintenanceList = keyof typeof MAINTENANCE_SEARCH;

/** Case-insensitive substring over the columns of that list. */
export const matchesMaintenanceSearch = (
  row: MaintenanceRow,
  list: MaintenanceList,
  search: string,
): boolean => hasText(row, MAINTENANCE_SEARCH[list], search);

const SORT_KEYS: SortKeys<MaintenanceRow, MaintenanceOrdering> = {
  ...sortKeysFor<MaintenanceRow, Exclude<MaintenanceOrdering, 'username'>>(
    elevatorFields,
    namesFor(elevatorFields, 'maintenanceSort'),
  ),
  username: ({ username }) => (username === null ? null : nameOrder(username)),
};

/** Compares rows of a maintenance list in our server's order; by elevator name unless another order is given. */
export const compareMaintenanceRows = (
  ordering: MaintenanceOrdering | `-${MaintenanceOrdering}` = 'elevator_name',
) => compareByOrdering(ordering, SORT_KEYS, ({ elevator_id }) => elevator_id);
