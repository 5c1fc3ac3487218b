import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { MaintenanceList } from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import { sentence } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';

/** What a maintenance list has of its own; `MaintenancePage` draws all three. */
export interface MaintenanceVariant {
  path: string;
  /** The call, and the count on Home that leads here. */
  list: MaintenanceList;
  state: MainState;
  /** As Home's table names it. */
  title: string;
  /** As the breadcrumb names it. */
  crumb: string;
  /** As the donut names it. */
  slice: string;
  /** What its search covers (R542). */
  searchLabel: string;
}

/** The three maintenance lists (R541). */
export const maintenanceVariants: readonly MaintenanceVariant[] = [
  {
    path: paths.maintenanceCompleted,
    list: 'completed',
    state: 'Completed',
    title: sentence('Maintenance completed'),
    crumb: sentence('Completed'),
    slice: sentence('amc-Completed'),
    searchLabel: sentence('Search building, address, elevator or engineer'),
  },
  {
    path: paths.maintenanceInDue,
    list: 'indue',
    state: 'InDue',
    title: sentence('Maintenance in-due'),
    crumb: sentence('In-Due'),
    slice: sentence('amc-InDue'),
    searchLabel: sentence('Search building or address'),
  },
  {
    path: paths.maintenanceNotRenewed,
    list: 'overdue',
    state: 'OverDue',
    title: sentence('AMC not renewed'),
    crumb: sentence('Not Renewed'),
    slice: sentence('amc-OverDue'),
    searchLabel: sentence('Search building or address'),
  },
];
