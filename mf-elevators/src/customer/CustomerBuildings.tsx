import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import type { ElevatorBuilding } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { messages as texts } from '../customerMessages';
import { paths } from '../paths';
import type { CustomerPart } from './CustomerPart';

const PAGE_SIZE = 5;

const columnsOf = ({ customerId, title }: CustomerPart): readonly Column<ElevatorBuilding>[] => [
  {
    key: 'building_name',
    title: elevatorFields.building_name.label,
    render: ({ building_name: building }) => (
      <Link
        to={withQuery(paths.elevators, {
          view: 'table',
          building,
          customer: customerId,
          customerName: title,
        })}
      >
        {building}
      </Link>
    ),
  },
  {
    key: 'elevators',
    title: msg('Elevators'),
    align: 'end',
    render: ({ elevators = 0 }) => formatCount(elevators),
  },
  {
    key: 'overdue',
    title: msg('Overdue'),
    align: 'end',
    render: ({ overdue = 0 }) => formatCount(overdue),
  },
];

/** The buildings of a customer with the number of elevators; nothing on a server that does not list them. */
export function CustomerBuildings({ customerId, title }: CustomerPart) {
  const [page, setPage] = useState(1);
  const query = useList(elevatorBuildings, {
    base: { customer: customerId },
    page,
    pageSize: PAGE_SIZE,
    matches: () => true,
  });
  if (query.error?.failure === 'unsupported') return null;
  return (
    <ShortList
      title={texts.buildings}
      pages={{ page, pageSize: PAGE_SIZE, setPage }}
      query={query}
      columns={columnsOf({ customerId, title })}
      rowKey={({ building_name }) => building_name}
      texts={{ none: texts.noElevators, noneHint: texts.noElevatorsHint, failed: texts.buildingsFailed }}
    />
  );
}
