import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { MAINTENANCE_ORDERINGS } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { matchesMaintenanceSearch } from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import { byMaintenanceOrdering } from '@smart-elevator/shared-api/contract/maintenance/maintenanceOrder';
import { knownOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { useHere } from '@smart-elevator/shared-ui/state/useOrigin';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { titled } from '../titled';
import { maintenanceColumns } from './maintenanceColumns';
import type { MaintenanceVariant } from './maintenanceVariants';

/** Rows a page (R541). */
const PAGE_SIZE = 25;

const NO_FILTER = { search: '' };
const RULES = { orderings: MAINTENANCE_ORDERINGS };

/** Draws any of the three maintenance lists. */
export function MaintenancePage({ variant }: { variant: MaintenanceVariant }) {
  const { list, title, crumb, searchLabel } = variant;
  const state = useListState(NO_FILTER, RULES);
  const here = useHere(say(title));
  const search = state.filter.search.trim();
  const ordering = knownOrdering(state.sort, MAINTENANCE_ORDERINGS);
  const reading = useList(maintenanceLists[list], {
    base: { user_id: useDealerId() },
    filter: { ...(search ? { search } : {}), ...(ordering ? { ordering } : {}) },
    page: state.page,
    pageSize: PAGE_SIZE,
    matches: (row) => matchesMaintenanceSearch(row, list, search),
    compare: byMaintenanceOrdering(ordering),
  });
  return (
    <Page title={say(title)} breadcrumb={[{ label: say('Home'), to: paths.home }, { label: say(crumb) }]}>
      <FilterBar
        label={say('Search the list')}
        search={
          <SearchBox
            label={say(searchLabel)}
            value={state.filter.search}
            onSearch={(text) => state.setFilter({ search: text })}
          />
        }
      />
      <ListView
        reading={reading}
        state={state}
        pageSize={PAGE_SIZE}
        shape="table"
        words={messages.maintenance}
      >
        {(rows) => (
          <DataTable
            caption={say(title)}
            columns={titled(maintenanceColumns(here))}
            rows={rows}
            rowKey={({ elevator_id }) => elevator_id}
            sort={state.sort || 'elevator_name'}
            onSort={state.setSort}
            busy={reading.updating}
          />
        )}
      </ListView>
    </Page>
  );
}
