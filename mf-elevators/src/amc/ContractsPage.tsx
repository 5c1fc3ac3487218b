import { CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/contractFields';
import { CONTRACT_FILTERS, matchesContract } from '@smart-elevator/shared-api/contract/amc/contractFilter';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { t } from '@smart-elevator/shared-ui/language/t';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { messages as customerMessages } from '../customerMessages';
import { paths } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { contractColumns as columns } from './contractColumns';
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

const FILTERED = filteredBy(CONTRACT_FILTERS, matchesContract, {
  orderings: CONTRACT_ORDERINGS,
  usual: DEFAULT_ORDERING,
});

/** The filters that only a link can set. */
const SUBJECTS = [
  ['elevator', 'elevatorName', texts.elevator],
  ['customer', 'customerName', customerMessages.chosen],
] as const;

const controls = () =>
  filterControls(CONTRACT_FILTERS, { state: { label: texts.state, placeholder: texts.anyState } });

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
    {...FILTERED}
    usualOrdering={DEFAULT_ORDERING}
    pageSize={25}
    texts={texts}
    columns={COLUMNS}
    rowKey={({ contract_id }) => contract_id}
    filters={{
      label: t('Narrow the contracts'),
      search: texts.search,
      ...controls(),
      applied: (filter) => [
        ...controls().applied(filter),
        ...SUBJECTS.flatMap(([id, name, label]) => (filter[id] ? [label(filter[name] || filter[id])] : [])),
      ],
    }}
    tools={({ state: { filter, setFilter } }) =>
      filter.elevator || filter.customer ? (
        <p>
          {SUBJECTS.map(([id, name, label]) =>
            filter[id] ? (
              <Button
                key={id}
                icon="close"
                onClick={() => setFilter({ [id]: '', [name]: '' }, { push: true })}
              >
                {label(filter[name] || filter[id])}
              </Button>
            ) : null,
          )}
        </p>
      ) : null
    }
  />
);
