import { select } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  ELEVATOR_ORDERINGS,
  elevatorFields,
  type ElevatorOrdering,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import type { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { columnsOf } from '@smart-elevator/shared-ui/table/columnsOf';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { Link } from 'react-router-dom';
import { CustomerName } from '../CustomerName';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { valueText } from '../valueText';
import { DueDate } from './DueDate';
import { STATE_TONES } from './stateTones';
import { ElevatorActions } from './ElevatorActions';
import styles from './elevatorColumns.module.css';

/** The columns of the elevators; `here` is the router state that leads back to the list. */
export function elevatorColumns(here: ReturnType<typeof useOriginState>): readonly Column<ListedElevator>[] {
  const { elevator_name, building_name, main_due_date, ...others } = columnsOf<
    ListedElevator,
    ElevatorOrdering
  >(elevatorFields, ELEVATOR_ORDERINGS, (name, value) => valueText(elevatorFields[name].kind, value), {
    elevator_name: {
      render: ({ elevator_id: id, elevator_name: name, sealed_at }) => (
        <>
          <Link to={pathTo.elevator(id)} state={here} onClick={() => select({ elevator: { id, name } })}>
            <strong>{name}</strong>
          </Link>
          <SealedTag at={sealed_at} />
        </>
      ),
    },
    building_name: {
      render: (row) => (
        <>
          {row.building_name}
          <CellDetail>{row.elevator_address}</CellDetail>
        </>
      ),
    },
    main_due_date: {
      title: msg('Next due'),
      render: (row) => <DueDate day={row.main_due_date} state={row.main_state} />,
    },
  });
  return [
    elevator_name,
    building_name,
    {
      key: 'customer_name',
      title: elevatorFields.customer_id.label,
      render: (elevator) => <CustomerName customer={elevator} state={here} />,
    },
    ENGINEER,
    STATE,
    main_due_date,
    ...Object.values(others).map((column) => ({ ...column, optional: true })),
    ACTIONS,
  ];
}

const ENGINEER: Column<ListedElevator> = {
  key: 'engineer_name',
  title: msg('Engineer name'),
  render: ({ engineer_name, engineer_full_name }) =>
    engineer_name ? <PersonCell name={engineer_full_name} username={engineer_name} /> : messages.noEngineer,
};

const STATE: Column<ListedElevator> = {
  key: 'main_state',
  title: elevatorFields.main_state.label,
  render: ({ main_state }) => <Tag tone={STATE_TONES[main_state]}>{t(main_state)}</Tag>,
};

const ACTIONS: Column<ListedElevator> = {
  key: 'action',
  title: msg('Action'),
  nowrap: true,
  screenOnly: true,
  render: (elevator) => (
    <span className={styles.actions}>
      <ElevatorActions elevator={elevator} />
    </span>
  ),
};
