import { compareBuildings } from '@smart-elevator/shared-api/contract/elevators/buildingOrder';
import {
  BUILDING_ORDERINGS,
  type ElevatorBuilding,
} from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText, MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { pathTo } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { messages } from '../messages';
import { AddElevators } from '../elevators/AddElevators';
import { CompletionDialogs } from '../completion/CompletionDialogs';
import { buildingColumns } from '../elevators/buildingColumns';
import { useCompleteBuilding } from './useCompleteBuilding';

const { building_name, elevators, overdue, open_tickets } = buildingColumns();
const ADDRESS: typeof building_name = {
  key: 'elevator_address',
  title: elevatorFields.elevator_address.label,
  optional: true,
  render: ({ elevator_address }) => elevator_address,
  text: ({ elevator_address = '' }) => elevator_address,
};
const COLUMNS = [
  { ...building_name, sort: 'building_name' },
  ADDRESS,
  { ...elevators, sort: 'elevators' },
  { ...overdue, sort: 'overdue' },
  open_tickets,
];
const NO_FILTER = { search: '' };
const RULES = { orderings: BUILDING_ORDERINGS };
const texts = messages.buildingList;

/** /buildings: the buildings of the dealer's elevators, by name, with what is due and open in each (R561); its overdue elevators are completed together (R565). */
export function BuildingsPage() {
  const completing = useCompleteBuilding();
  return (
    <>
      <ListScreen
        title={texts.title}
        tabs={elevatorTabs()}
        endpoint={elevatorBuildings}
        toQuery={({ search, ordering }) => ({
          ...(search ? { search } : {}),
          ...(ordering ? { ordering } : {}),
        })}
        matches={(row, { search }) => hasText(row, ['building_name'], search)}
        compare={({ ordering }) => compareBuildings(ordering)}
        defaults={NO_FILTER}
        rules={RULES}
        usualOrdering="building_name"
        pageSize={25}
        texts={texts}
        whenEmpty={<AddElevators />}
        columns={[...COLUMNS, actionColumn(completing)]}
        rowKey={({ building_name: name }) => name}
        csv={{ name: 'buildings', columns: COLUMNS, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
        filters={{ label: texts.filter, search: texts.search }}
      />{' '}
      <CompletionDialogs completion={completing.completion} />
    </>
  );
}

/** The year report of a building, and a button that completes its overdue elevators, if it has some. */
const actionColumn = ({ ask, isBusy }: ReturnType<typeof useCompleteBuilding>): Column<ElevatorBuilding> => ({
  key: 'report',
  title: msg('Action'),
  screenOnly: true,
  render: ({ building_name: building, overdue: count = 0 }) => (
    <>
      <TextLink to={pathTo.yearReport({ building })}>{t('Year report')}</TextLink>
      {count > 0 ? (
        <Button kind="link" busy={isBusy(building)} onClick={() => void ask(building)}>
          {texts.complete(count)} <VisuallyHidden>{building}</VisuallyHidden>
        </Button>
      ) : null}
    </>
  ),
});
