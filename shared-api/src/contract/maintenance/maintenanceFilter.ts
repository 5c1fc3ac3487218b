import type { MaintenanceRow } from './maintenance';

/** The columns that a maintenance list's search covers (R542). */
export const MAINTENANCE_SEARCH = {
  completed: ['building_name', 'elevator_address', 'elevator_name', 'username'],
  indue: ['building_name', 'elevator_address'],
  overdue: ['building_name', 'elevator_address'],
} as const satisfies Record<string, readonly (keyof MaintenanceRow)[]>;

export type MaintenanceList = keyof typeof MAINTENANCE_SEARCH;

/** Case-insensitive substring over the columns of that list. */
export function matchesMaintenanceSearch(
  row: MaintenanceRow,
  list: MaintenanceList,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  return MAINTENANCE_SEARCH[list].some((column) => (row[column] ?? '').toLowerCase().includes(wanted));
}
