import { select } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import type { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { Link } from 'react-router-dom';
import { CustomerName } from '../CustomerName';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { DueDate } from './DueDate';
import { ElevatorActions } from './ElevatorActions';
import styles from './elevatorColumns.module.css';
import { STATE_TONES } from './stateTones';

/** The columns of the elevators; `here` is the router state that leads back to the list. */
export const elevatorColumns = (
  here: ReturnType<typeof useOriginState>,
): readonly Column<ListedElevator>[] => [
  {
    key: 'elevator_name',
    title: elevatorFields.elevator_name.label,
    sort: 'elevator_name',
    render: ({ elevator_id: id, elevator_name: name }) => (
      <Link to={pathTo.elevator(id)} state={here} onClick={() => select({ elevator: { id, name } })}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  {
    key: 'building_name',
    title: elevatorFields.building_name.label,
    sort: 'building_name',
    render: ({ building_name, elevator_address }) => (
      <>
        {building_name}
        <CellDetail>{elevator_address}</CellDetail>
      </>
    ),
  },
  {
    key: 'customer_name',
    title: elevatorFields.customer_id.label,
    render: (elevator) => <CustomerName customer={elevator} state={here} />,
  },
  {
    key: 'engineer_name',
    title: msg('Engineer name'),
    render: ({ engineer_name, engineer_full_name }) =>
      engineer_name ? <PersonCell name={engineer_full_name} username={engineer_name} /> : messages.noEngineer,
  },
  {
    key: 'main_state',
    title: elevatorFields.main_state.label,
    render: ({ main_state }) => <Tag tone={STATE_TONES[main_state]}>{t(main_state)}</Tag>,
  },
  {
    key: 'main_due_date',
    title: msg('Next due'),
    sort: 'main_due_date',
    render: ({ main_due_date, main_state }) => <DueDate day={main_due_date} state={main_state} />,
  },
  {
    key: 'action',
    title: msg('Action'),
    nowrap: true,
    screenOnly: true,
    render: (elevator) => (
      <span className={styles.actions}>
        <ElevatorActions elevator={elevator} />
      </span>
    ),
  },
];
