import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import type {
  MaintenanceOrdering,
  MaintenanceRow,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { columnsOf } from '@smart-elevator/shared-ui/table/columnsOf';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Link } from 'react-router-dom';
import { pathTo } from '../paths';
import type { CompletionState } from '../completion/useCompletion';
import { DueDate } from '../elevators/DueDate';
import { messages } from '../messages';
import { valueText } from '../valueText';
import type { MaintenanceVariant } from './maintenanceVariants';
import styles from './SiteName.module.css';

/** The fields of a row; the address is below the building. Each can be ordered: another one would not compile here. */
const FIELDS: readonly Exclude<MaintenanceOrdering, 'username'>[] = namesFor(
  elevatorFields,
  'maintenanceRow',
).filter((name) => name !== 'elevator_address');

/** The columns of the maintenance lists (R541); `here` is the router state that leads back to the list. */
export const maintenanceColumns = (
  { state }: MaintenanceVariant,
  here: ReturnType<typeof useOriginState>,
  completion: CompletionState,
): readonly Column<MaintenanceRow>[] => [
  ...Object.values(
    columnsOf<MaintenanceRow, (typeof FIELDS)[number]>(
      elevatorFields,
      FIELDS,
      (name, value) => valueText(elevatorFields[name].kind, value),
      {
        elevator_name: {
          render: ({ elevator_id, elevator_name }) => (
            <Link to={pathTo.elevator(elevator_id)} state={here}>
              <strong>{elevator_name}</strong>
            </Link>
          ),
        },
        building_name: {
          title: msg('Site name'),
          render: ({ building_name, elevator_address }) => (
            <SiteName building={building_name} address={elevator_address} />
          ),
        },
        main_due_date: {
          render: ({ main_due_date }) => <DueDate day={main_due_date} state={state} />,
        },
        main_completed_date: {
          title: msg('Completed date'),
          render: (row) => (
            <>
              {formatDay(row.main_completed_date) || messages.notCompleted}
              {state === 'Completed' ? null : <CompleteButton row={row} completion={completion} />}
            </>
          ),
        },
      },
    ),
  ),
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
    <Button kind="link" busy={completion.isRunning(row.elevator_id)} onClick={() => completion.ask([row])}>
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
