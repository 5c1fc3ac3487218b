import { AMC_CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import {
  AMC_CONTRACT_FILTERS,
  matchesAmcContract,
} from '@smart-elevator/shared-api/contract/amc/amcContractFilter';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
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

const FILTERED = filteredBy(AMC_CONTRACT_FILTERS, matchesAmcContract, {
  orderings: AMC_CONTRACT_ORDERINGS,
  usual: DEFAULT_ORDERING,
});

/** The filters that only a link can set. */
const SUBJECTS = [
  ['elevator', 'elevatorName', texts.elevator, msg('the chosen elevator')],
  ['customer', 'customerName', customerMessages.chosen, msg('the chosen customer')],
] as const;

/** The filters that a link has set; their text is that of the address, or says that something was chosen. */
const subjectsOf = (filter: Record<'elevator' | 'elevatorName' | 'customer' | 'customerName', string>) =>
  SUBJECTS.flatMap(([id, name, label, unnamed]) =>
    filter[id] ? [{ id, name, text: label(filter[name] || t(unnamed)) }] : [],
  );

const controls = () =>
  filterControls(AMC_CONTRACT_FILTERS, { state: { label: texts.state, placeholder: texts.anyState } });

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
      applied: (filter) => [...controls().applied(filter), ...subjectsOf(filter).map(({ text }) => text)],
    }}
    tools={({ state: { filter, setFilter } }) =>
      filter.elevator || filter.customer ? (
        <p>
          {subjectsOf(filter).map(({ id, name, text }) => (
            <Button key={id} icon="close" onClick={() => setFilter({ [id]: '', [name]: '' }, { push: true })}>
              {text}
            </Button>
          ))}
        </p>
      ) : null
    }
  />
);
