import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { MaintenanceList } from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import { msg } from '@smart-elevator/shared-ui/language/t';
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
    title: msg('Maintenance completed'),
    crumb: msg('Completed'),
    slice: msg('amc-Completed'),
    searchLabel: msg('Search building, address, elevator or engineer'),
  },
  {
    path: paths.maintenanceInDue,
    list: 'indue',
    state: 'InDue',
    title: msg('Maintenance in-due'),
    crumb: msg('In-Due'),
    slice: msg('amc-InDue'),
    searchLabel: msg('Search building or address'),
  },
  {
    path: paths.maintenanceNotRenewed,
    list: 'overdue',
    state: 'OverDue',
    title: msg('AMC not renewed'),
    crumb: msg('Not Renewed'),
    slice: msg('amc-OverDue'),
    searchLabel: msg('Search building or address'),
  },
];
