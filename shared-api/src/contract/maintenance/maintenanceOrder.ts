import { byOrdering, type SortKeys } from '../ordering';
import type { MAINTENANCE_ORDERINGS, MaintenanceRow } from './maintenance';

type Ordering = (typeof MAINTENANCE_ORDERINGS)[number];

const SORT_KEYS: SortKeys<MaintenanceRow, Ordering> = {
  elevator_name: ({ elevator_name }) => elevator_name.toLowerCase(),
  building_name: ({ building_name }) => building_name.toLowerCase(),
  install_date: ({ install_date }) => install_date,
  main_due_date: ({ main_due_date }) => main_due_date,
  main_completed_date: ({ main_completed_date }) => main_completed_date,
  username: ({ username }) => username?.toLowerCase() ?? null,
};

/** Compares rows of a maintenance list as our server orders them; by elevator name unless asked otherwise. */
export const byMaintenanceOrdering = (ordering: Ordering | `-${Ordering}` = 'elevator_name') =>
  byOrdering(ordering, SORT_KEYS, ({ elevator_id }) => elevator_id);
