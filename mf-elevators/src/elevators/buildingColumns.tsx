import { linkTo } from '@smart-elevator/shared-api/client/links';
import type {
  BuildingOrdering,
  ElevatorBuilding,
} from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { pathTo } from '../paths';

interface Customer {
  customer?: number;
  customerName?: string;
}

/** The columns of buildings: of all, or of those of one customer. */
export function buildingColumns(
  of: Customer = {},
): Record<BuildingOrdering | 'open_tickets', Column<ElevatorBuilding>> {
  return {
    building_name: {
      key: 'building_name',
      title: elevatorFields.building_name.label,
      render: ({ building_name, elevator_address }) => (
        <>
          <Link to={pathTo.elevatorsOfBuilding(building_name, of)}>{building_name}</Link>
          <CellDetail>{elevator_address}</CellDetail>
        </>
      ),
      text: ({ building_name }) => building_name,
    },
    elevators: countColumn('elevators', msg('Elevators'), () => undefined),
    overdue: countColumn('overdue', msg('Overdue'), (building) =>
      pathTo.elevatorsOfBuilding(building, { ...of, state: 'OverDue' }),
    ),
    open_tickets: countColumn('open_tickets', msg('Open tickets'), (building) =>
      linkTo('tickets.list', { building, status: 'Open' }),
    ),
  };
}

/** A number with a link to what it counts, if it is not 0. */
const countColumn = (
  key: 'elevators' | 'overdue' | 'open_tickets',
  title: string,
  pathOf: (building: string) => string | undefined,
): Column<ElevatorBuilding> => ({
  key,
  title,
  align: 'end',
  render: ({ building_name, [key]: count = 0 }) => (
    <CountLink
      count={count}
      to={count > 0 ? pathOf(building_name) : undefined}
      of={[building_name, t(title)]}
    />
  ),
  text: ({ [key]: count = 0 }) => String(count),
});
