import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { MaintenanceRow } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Link } from 'react-router-dom';
import { pathTo } from '../paths';
import type { CompletionState } from '../completion/useCompletion';
import { DueDate } from '../elevators/DueDate';
import { messages } from '../messages';
import type { MaintenanceVariant } from './maintenanceVariants';
import styles from './SiteName.module.css';

/** The columns of the maintenance lists (R541); `here` is the router state that leads back to the list. */
export const maintenanceColumns = (
  { state }: MaintenanceVariant,
  here: ReturnType<typeof useOriginState>,
  completion: CompletionState,
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
  {
    key: 'install_date',
    title: elevatorFields.install_date.label,
    sort: 'install_date',
    render: ({ install_date }) => formatDay(install_date),
  },
  {
    key: 'main_due_date',
    title: elevatorFields.main_due_date.label,
    sort: 'main_due_date',
    render: ({ main_due_date }) => <DueDate day={main_due_date} state={state} />,
  },
  {
    key: 'main_completed_date',
    title: msg('Completed date'),
    sort: 'main_completed_date',
    render: (row) => (
      <>
        {formatDay(row.main_completed_date) || messages.notCompleted}
        {state === 'Completed' ? null : <CompleteButton row={row} completion={completion} />}
      </>
    ),
  },
  {
    key: 'username',
    title: msg('Engineer name'),
    sort: 'username',
    render: ({ username, full_name }) =>
      username ? <PersonCell name={full_name} username={username} /> : messages.noEngineer,
  },
];

/** The button is in a cell and not in a column of its own: the columns are specified (R541). */
const CompleteButton = ({ row, completion }: { row: MaintenanceRow; completion: CompletionState }) => (
  <div data-screen-only="">
    <Button
      kind="link"
      busy={completion.isRunning(row.elevator_id)}
      onClick={() => void completion.complete([row])}
    >
      {messages.completion.one} <VisuallyHidden>{row.elevator_name}</VisuallyHidden>
    </Button>
  </div>
);

/** The location of an elevator: the building's name and, below it, the address (R541). */
function SiteName({ building, address }: { building: string; address: string }) {
  return (
    <>
      <span className={styles.building}>{building}</span> <span className={styles.address}>{address}</span>
    </>
  );
}
