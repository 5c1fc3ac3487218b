import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type {
  MaintenanceOrdering,
  MaintenanceList,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '../paths';

/** The properties of one maintenance list; `MaintenancePage` renders all three. */
export interface MaintenanceVariant {
  path: string;
  /** The call, and the count on Home that links here. */
  list: MaintenanceList;
  state: MainState;
  /** The name in Home's table. */
  title: string;
  /** The name in the breadcrumb. */
  crumb: string;
  /** The name in the donut. */
  slice: string;
  /** What its search covers (R542). */
  searchLabel: string;
  /** The order of the rows if the address has none. */
  usualOrdering: MaintenanceOrdering;
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
    usualOrdering: 'elevator_name',
  },
  {
    path: paths.maintenanceInDue,
    list: 'indue',
    state: 'InDue',
    title: msg('Maintenance in-due'),
    crumb: msg('In-Due'),
    slice: msg('amc-InDue'),
    searchLabel: msg('Search building or address'),
    usualOrdering: 'main_due_date',
  },
  {
    path: paths.maintenanceNotRenewed,
    list: 'overdue',
    state: 'OverDue',
    title: msg('AMC not renewed'),
    crumb: msg('Not Renewed'),
    slice: msg('amc-OverDue'),
    searchLabel: msg('Search building or address'),
    usualOrdering: 'main_due_date',
  },
];
