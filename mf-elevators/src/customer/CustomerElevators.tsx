import type { ExtensionSlots } from '@smart-elevator/federation/remote';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { select } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { compareElevators } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo, paths } from '../paths';
import { elevatorColumns } from '../elevators/elevatorColumns';
import { messages as elevators } from '../messages';
import { CustomerBuildings } from './CustomerBuildings';
import { CustomerContracts } from './CustomerContracts';
import { CustomerDues } from './CustomerDues';
import { CustomerReports } from './CustomerReports';
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

/** The extension for the page of a customer: what is due, the buildings, elevators, contracts and AMC reports. */
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
  return (
    <RevealInOrder>
      <CustomerDues {...part} />
      <CustomerBuildings {...part} />
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
      />
      <CustomerContracts {...part} />
      <CustomerReports {...part} />
    </RevealInOrder>
  );
}
