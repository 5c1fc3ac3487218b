import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { MaintenanceRow } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import type { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import styles from './SiteName.module.css';

const dayColumn = (name: 'install_date' | 'main_due_date'): Column<MaintenanceRow> => ({
  key: name,
  title: elevatorFields[name].label,
  sort: name,
  render: (row) => formatDay(row[name]),
});

/** The columns of the maintenance lists (R541); `here` is the router state that leads back to the list. */
export const maintenanceColumns = (
  here: ReturnType<typeof useOriginState>,
): readonly Column<MaintenanceRow>[] => [
  {
    key: 'elevator_name',
    title: elevatorFields.elevator_name.label,
    sort: 'elevator_name',
    render: ({ elevator_id, elevator_name }) => (
      <Link to={pathTo.elevator(elevator_id)} state={here}>
        <strong>{elevator_name}</strong>
      </Link>
    ),
  },
  {
    key: 'site',
    title: msg('Site name'),
    sort: 'building_name',
    render: ({ building_name, elevator_address }) => (
      <SiteName building={building_name} address={elevator_address} />
    ),
  },
  dayColumn('install_date'),
  dayColumn('main_due_date'),
  {
    key: 'main_completed_date',
    title: msg('Completed date'),
    sort: 'main_completed_date',
    render: ({ main_completed_date }) => formatDay(main_completed_date) || messages.notCompleted,
  },
  {
    key: 'username',
    title: msg('Engineer name'),
    sort: 'username',
    render: ({ username }) => username ?? messages.noEngineer,
  },
];

/** The location of an elevator: the building's name and, below it, the address (R541). */
function SiteName({ building, address }: { building: string; address: string }) {
  return (
    <>
      <span className={styles.building}>{building}</span> <span className={styles.address}>{address}</span>
    </>
  );
}
