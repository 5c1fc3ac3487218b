import { useList } from '@smart-elevator/shared-api/client/useList';
import { CONTRACT_STATES } from '@smart-elevator/shared-api/contract/contracts/contract';
import { CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/contracts/contractFields';
import { contractList } from '@smart-elevator/shared-api/contract/contracts/endpoints';
import { knownOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { elevatorTabs } from '../elevatorTabs';
import { titled } from '../titled';
import { contractColumns as columns } from './contractColumns';
import { CONTRACT_RULES, contractQuery, matchesContract, NO_CONTRACT_FILTER } from './contractFilter';
import { messages } from './messages';

/** Rows a page, as the maintenance lists. */
const PAGE_SIZE = 25;

/** Those that are gone come last; what ends soon has its own screen. */
const USUAL_ORDERING = '-end_date';

const SHOWN = [
  columns.customer_name,
  columns.elevators,
  columns.kind,
  columns.value_rupees,
  columns.visits_a_year,
  columns.start_date,
  columns.end_date,
  columns.paid,
  columns.state,
  columns.action,
];

const said = messages.list;

/** /amc_contracts: every AMC contract of the dealer, the one that ends last at first; of one elevator, where the address names it. */
export function ContractsPage() {
  const state = useListState(NO_CONTRACT_FILTER, CONTRACT_RULES);
  const { filter } = state;
  const ordering = knownOrdering(state.sort, CONTRACT_ORDERINGS) ?? USUAL_ORDERING;
  const reading = useList(contractList, {
    filter: { ...contractQuery(filter), ordering },
    page: state.page,
    pageSize: PAGE_SIZE,
    matches: (row) => matchesContract(row, filter),
  });
  return (
    <Page
      title={said.title}
      action={
        <LinkButton to={paths.addContract} kind="primary" icon="plus">
          {said.add}
        </LinkButton>
      }
    >
      <TabLinks label={say('Elevators')} tabs={elevatorTabs()} />
      <FilterBar
        label={say('Narrow the contracts')}
        active={filter.state ? 1 : 0}
        onClear={state.filtered ? state.clear : undefined}
        search={
          <SearchBox
            label={said.search}
            value={filter.search}
            onSearch={(search) => state.setFilter({ search })}
          />
        }
      >
        <SelectField
          label={said.state}
          placeholder={said.anyState}
          value={filter.state}
          options={CONTRACT_STATES.map((word) => ({ value: word, label: say(word) }))}
          onChange={(chosen) => state.setFilter({ state: chosen }, { push: true })}
          allowClear
        />
      </FilterBar>
      {filter.elevator ? (
        <p>
          <Button
            icon="close"
            onClick={() => state.setFilter({ elevator: '', elevatorName: '' }, { push: true })}
          >
            {said.elevator(filter.elevatorName || filter.elevator)}
          </Button>
        </p>
      ) : null}
      <ListView reading={reading} state={state} pageSize={PAGE_SIZE} shape="table" words={said}>
        {(rows) => (
          <DataTable
            caption={said.title}
            columns={titled(SHOWN)}
            rows={rows}
            rowKey={({ contract_id }) => contract_id}
            sort={ordering}
            onSort={state.setSort}
            busy={reading.updating}
          />
        )}
      </ListView>
    </Page>
  );
}
