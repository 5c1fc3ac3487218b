import { CONTRACT_STATES } from '@smart-elevator/shared-api/contract/amc/contract';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { messages as customerMessages } from '../customerMessages';
import { paths } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { contractColumns as columns } from './contractColumns';
import { CONTRACT_RULES, contractQuery, matchesContract, EMPTY_CONTRACT_FILTER } from './contractFilter';
import { messages } from './messages';

/** Expired contracts come last; contracts that end soon have their own screen. */
const DEFAULT_ORDERING = '-end_date';

const COLUMNS = [
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

const texts = messages.list;

/**
 * /amc_contracts: every AMC contract of the dealer, the latest end first; only those of one elevator if the address
 * has one.
 */
export const ContractsPage = () => (
  <ListScreen
    title={texts.title}
    action={{ to: paths.addContract, label: texts.add }}
    tabs={elevatorTabs()}
    endpoint={contractList}
    toQuery={({ filter, ordering = DEFAULT_ORDERING }) => ({ ...contractQuery(filter), ordering })}
    matches={(row, { filter }) => matchesContract(row, filter)}
    defaults={EMPTY_CONTRACT_FILTER}
    rules={CONTRACT_RULES}
    usualOrdering={DEFAULT_ORDERING}
    pageSize={25}
    texts={texts}
    columns={COLUMNS}
    rowKey={({ contract_id }) => contract_id}
    filters={{
      label: t('Narrow the contracts'),
      search: texts.search,
      active: ({ state }) => (state ? 1 : 0),
      fields: ({ filter, setFilter }) => (
        <SelectField
          label={texts.state}
          placeholder={texts.anyState}
          value={filter.state}
          options={CONTRACT_STATES.map((word) => ({ value: word, label: t(word) }))}
          onChange={(chosen) => setFilter({ state: chosen }, { push: true })}
          allowClear
        />
      ),
    }}
    tools={({ state: { filter, setFilter } }) =>
      filter.elevator || filter.customer ? (
        <p>
          {filter.elevator ? (
            <Button
              icon="close"
              onClick={() => setFilter({ elevator: '', elevatorName: '' }, { push: true })}
            >
              {texts.elevator(filter.elevatorName || filter.elevator)}
            </Button>
          ) : null}
          {filter.customer ? (
            <Button
              icon="close"
              onClick={() => setFilter({ customer: '', customerName: '' }, { push: true })}
            >
              {customerMessages.chosen(filter.customerName || filter.customer)}
            </Button>
          ) : null}
        </p>
      ) : null
    }
  />
);
