import { compareBuildings } from '@smart-elevator/shared-api/contract/elevators/buildingOrder';
import { BUILDING_ORDERINGS } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText, MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { pathTo } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { messages } from '../messages';
import { AddElevators } from './AddElevators';
import { buildingColumns } from './buildingColumns';

const { building_name, elevators, overdue, open_tickets } = buildingColumns();
const ADDRESS: typeof building_name = {
  key: 'elevator_address',
  title: elevatorFields.elevator_address.label,
  optional: true,
  render: ({ elevator_address }) => elevator_address,
  text: ({ elevator_address = '' }) => elevator_address,
};
const REPORT: typeof building_name = {
  key: 'report',
  title: msg('Report'),
  screenOnly: true,
  render: ({ building_name: building }) => (
    <TextLink to={pathTo.yearReport({ building })}>{t('Year report')}</TextLink>
  ),
};
const COLUMNS = [
  { ...building_name, sort: 'building_name' },
  ADDRESS,
  { ...elevators, sort: 'elevators' },
  { ...overdue, sort: 'overdue' },
  open_tickets,
  REPORT,
];
const NO_FILTER = { search: '' };
const RULES = { orderings: BUILDING_ORDERINGS };
const texts = messages.buildingList;

/** /buildings: the buildings of the dealer's elevators, by name, with what is due and open in each (R561). */
export const BuildingsPage = () => (
  <ListScreen
    title={texts.title}
    tabs={elevatorTabs()}
    endpoint={elevatorBuildings}
    toQuery={({ search, ordering }) => ({ ...(search ? { search } : {}), ...(ordering ? { ordering } : {}) })}
    matches={(row, { search }) => hasText(row, ['building_name'], search)}
    compare={({ ordering }) => compareBuildings(ordering)}
    defaults={NO_FILTER}
    rules={RULES}
    usualOrdering="building_name"
    pageSize={25}
    texts={texts}
    whenEmpty={<AddElevators />}
    columns={COLUMNS}
    rowKey={({ building_name: name }) => name}
    csv={{ name: 'buildings', columns: COLUMNS, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
    filters={{ label: texts.filter, search: texts.search }}
  />
);
