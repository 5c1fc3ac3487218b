import { AMC_CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import {
  AMC_CONTRACT_FILTERS,
  matchesAmcContract,
} from '@smart-elevator/shared-api/contract/amc/amcContractFilter';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { useRowSelection } from '@smart-elevator/shared-ui/state/useRowSelection';
import { AMC_SHOWN } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { useSearchParams } from 'react-router-dom';
import { messages as customerMessages } from '../customerMessages';
import { paths } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { ContractsBar } from '../money/ContractsBar';
import { messages as moneyMessages } from '../money/messages';
import { ContractTabs } from './ContractTabs';
import { contractColumns as columns } from './contractColumns';
import { messages } from './messages';

/** Expired contracts come last; of a part the oldest or the soonest ones come first (R615). */
const USUAL_ORDERING = { '': '-end_date', unpaid: 'start_date', ending: 'end_date' } as const;

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

const FILTERED = filteredBy(AMC_CONTRACT_FILTERS, matchesAmcContract, { orderings: AMC_CONTRACT_ORDERINGS });
const { toQuery } = FILTERED;

/** The part of the contracts in an address; '' are all. */
const shownIn = (show: string | null) => AMC_SHOWN.find((part) => part === show) ?? '';

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

const subjectChips = ({ filter, setFilter }: ListState<typeof FILTERED.defaults>): ChipFilter[] =>
  subjectsOf(filter).map(({ id, name, text }) => ({
    name: id,
    label: text,
    value: filter[id],
    text: '',
    onClear: () => setFilter({ [id]: '', [name]: '' }, { push: true }),
  }));

const controls = () =>
  filterControls(AMC_CONTRACT_FILTERS, { state: { label: texts.state, placeholder: texts.anyState } });

/**
 * /amc_contracts: every AMC contract of the dealer, the latest end first, or a part of them; only those of one elevator if
 * the address has one.
 */
export function ContractsPage() {
  const [params] = useSearchParams();
  const shown = shownIn(params.get('show'));
  const selection = useRowSelection<AmcContract>(({ contract_id }) => contract_id);
  return (
    <ListScreen
      title={texts.title}
      action={{ to: paths.addContract, label: texts.add }}
      tabs={elevatorTabs()}
      endpoint={contractList}
      {...FILTERED}
      toQuery={({ ordering, ...asked }) =>
        toQuery({ ...asked, ordering: ordering ?? USUAL_ORDERING[shownIn(asked.filter.show)] })
      }
      usualOrdering={USUAL_ORDERING[shown]}
      pageSize={25}
      texts={texts}
      columns={COLUMNS}
      rowKey={({ contract_id }) => contract_id}
      choice={{
        ...selection,
        labelOf: (row) => moneyMessages.select(nameLabel(row.customer_name, row.customer_full_name)),
      }}
      below={({ query, readAll }) => (
        <ContractsBar
          about={shown === 'ending' ? 'end' : 'payment'}
          selection={selection}
          query={query}
          readAll={readAll}
        />
      )}
      filters={{
        label: t('Narrow the contracts'),
        search: texts.search,
        chips: (state) => [...subjectChips(state), ...controls().chips(state)],
        applied: (filter) => [
          ...(shown ? [messages.tabs[shown]] : []),
          ...controls().applied(filter),
          ...subjectsOf(filter).map(({ text }) => text),
        ],
      }}
    >
      <ContractTabs shown={shown} />
    </ListScreen>
  );
}
