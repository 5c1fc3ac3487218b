import { ELEVATOR_FILTERS } from '../elevators/elevatorFields';
import { hasText } from '../list';
import { idFilter, searchFilter } from '../listFilters';
import type { MaintenanceRow } from './maintenance';

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
