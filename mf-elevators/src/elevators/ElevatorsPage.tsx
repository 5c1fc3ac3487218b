import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { matchesElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { elevatorTabs } from '../elevatorTabs';
import { messages } from '../messages';
import { byElevatorName } from './byElevatorName';
import { ElevatorCard } from './ElevatorCard';

/** Cards a page (R502). */
const PAGE_SIZE = 15;

const NO_FILTER = { search: '' };

/** /elevators: every elevator of the dealer (R501). */
export function ElevatorsPage() {
  const state = useListState(NO_FILTER);
  const search = state.filter.search.trim();
  const reading = useList(userElevators, {
    params: { user_id: useDealerId() },
    filter: search ? { search } : {},
    page: state.page,
    pageSize: PAGE_SIZE,
    matches: (row) => matchesElevator(row, search),
    compare: byElevatorName,
  });
  return (
    <Page
      title={say('Elevators')}
      action={
        <LinkButton to={paths.addElevator} kind="primary" icon="plus">
          {messages.add.title}
        </LinkButton>
      }
    >
      <TabLinks {...elevatorTabs()} />
      <FilterBar
        label={say('Search elevators')}
        search={
          <SearchBox
            label={say('Search by elevator name')}
            value={state.filter.search}
            onSearch={(text) => state.setFilter({ search: text })}
          />
        }
      />
      <ListView reading={reading} state={state} pageSize={PAGE_SIZE} shape="cards" words={messages.elevators}>
        {(rows) => (
          <CardGrid label={say('Elevators')}>
            {rows.map((elevator) => (
              <ElevatorCard key={elevator.elevator_id} elevator={elevator} />
            ))}
          </CardGrid>
        )}
      </ListView>
    </Page>
  );
}
