import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { messages as texts } from '../customerMessages';
import { buildingColumns } from '../elevators/buildingColumns';
import type { CustomerPart } from './CustomerPart';

const PAGE_SIZE = 5;

/** The buildings of a customer with the number of elevators; nothing on a server that does not list them. */
export function CustomerBuildings({ customerId, title }: CustomerPart) {
  const columns = buildingColumns({ customer: customerId, customerName: title });
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
      columns={[columns.building_name, columns.elevators, columns.overdue]}
      rowKey={({ building_name }) => building_name}
      texts={{ none: texts.noElevators, noneHint: texts.noElevatorsHint, failed: texts.buildingsFailed }}
    />
  );
}
