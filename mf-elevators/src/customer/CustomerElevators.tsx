import type { ExtensionSlots } from '@smart-elevator/federation/remote';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { select } from '@smart-elevator/shared-api/client/selection';
import { type ListedElevator, DUE_SOON_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorBuildings,
  userElevators,
  customerDues,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { compareElevators } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { pathTo, paths } from '../paths';
import { contractColumns } from '../amc/contractColumns';
import { messages as contracts } from '../amc/messages';
import { buildingColumns } from '../elevators/buildingColumns';
import { elevatorColumns } from '../elevators/elevatorColumns';
import { messages as elevators } from '../messages';
import { CustomerList, type CustomerPart } from './CustomerList';
import { CustomerReports } from './CustomerReports';
import { CustomerVisits } from './CustomerVisits';
import { messages as texts } from '../customerMessages';

/** By building, so that the elevators of a building are adjacent. */
const ORDERING = 'building_name';

const SHOWN = ['elevator_name', 'building_name', 'engineer_name', 'main_state', 'main_due_date'];

const reports: Column<ListedElevator> = {
  key: 'reports',
  title: msg('AMC Reports'),
  screenOnly: true,
  render: ({ elevator_id: id, elevator_name: name }) => (
    <IconButton
      label={elevators.reports.of(name)}
      icon="report"
      to={pathTo.amcReports(id, name)}
      onClick={() => select({ elevator: { id, name } })}
    />
  ),
};

const { elevators: names, kind, value_rupees, end_date, paid, state } = contractColumns;
const CONTRACT_COLUMNS = [names, kind, value_rupees, end_date, paid, state];

/** The extension for the page of a customer: what is due, the buildings, visits, elevators, contracts and AMC reports. */
export function CustomerElevators(props: ExtensionSlots['customerElevators']) {
  const { customerId, title = props.customerName } = props;
  const part = { customerId, title };
  const here = useOriginState(title);
  const query = useList(userElevators, {
    params: { user_id: customerId },
    filter: { ordering: ORDERING },
    page: 1,
    pageSize: 5,
    matches: () => true,
    compare: compareElevators(ORDERING),
  });
  const columns = elevatorColumns(here).filter(({ key }) => SHOWN.includes(key));
  const buildings = buildingColumns({ customer: customerId, customerName: title });
  return (
    <RevealInOrder>
      <CustomerDues {...part} />
      <CustomerList
        title={texts.buildings}
        endpoint={elevatorBuildings}
        base={{ customer: customerId }}
        columns={[buildings.building_name, buildings.elevators, buildings.overdue]}
        rowKey={({ building_name }) => building_name}
        texts={{ none: texts.noElevators, noneHint: texts.noElevatorsHint, failed: texts.buildingsFailed }}
      />
      <CustomerVisits {...part} />
      <ShortList
        title={texts.ownElevators}
        all={{
          to: withQuery(paths.elevators, { customer: customerId, customerName: title }),
          label: texts.allElevators,
        }}
        query={query}
        columns={[...columns, reports]}
        rowKey={({ elevator_id }) => elevator_id}
        texts={{
          none: texts.noElevators,
          noneHint: texts.noElevatorsHint,
          failed: elevators.elevators.failed,
        }}
        whenEmpty={
          <LinkButton to={paths.addElevator} icon="plus">
            {elevators.add.title}
          </LinkButton>
        }
      />
      <CustomerList
        title={contracts.list.title}
        all={{
          to: withQuery(paths.contracts, { customer: customerId, customerName: title }),
          label: texts.allContracts,
        }}
        endpoint={contractList}
        base={{ customer: customerId }}
        belongs={({ customer_id }) => customer_id === customerId}
        filter={{ ordering: '-end_date' }}
        columns={CONTRACT_COLUMNS}
        rowKey={({ contract_id }) => contract_id}
        texts={{ ...contracts.list, none: texts.noContracts }}
        whenEmpty={
          <LinkButton to={paths.addContract} icon="plus">
            {contracts.list.add}
          </LinkButton>
        }
      />
      <CustomerReports {...part} />
    </RevealInOrder>
  );
}

/** What is due at a customer; nothing on a server without these counts. */
function CustomerDues({ customerId, title }: CustomerPart) {
  const query = useCall(customerDues, { query: { customer: customerId } });
  if (query.error?.failure === 'unsupported') return null;
  const overdue = { view: 'table', customer: customerId, customerName: title, state: 'OverDue' };
  return (
    <Loaded query={query} failed={texts.duesFailed} rows={3}>
      {(dues) => (
        <CountTable
          caption={texts.dues}
          rows={[
            {
              label: texts.overdue,
              to: withQuery(paths.elevators, overdue),
              count: dues.overdue,
              tone: 'red',
            },
            { label: texts.dueSoon(DUE_SOON_DAYS), to: '', count: dues.due_soon, tone: 'amber' },
            {
              label: texts.unpaid(formatRupees(dues.unpaid_rupees)),
              to: '',
              count: dues.unpaid_contracts,
              tone: 'amber',
            },
          ]}
        />
      )}
    </Loaded>
  );
}
