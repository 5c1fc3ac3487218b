import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { contractSums, receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import {
  compareOwed,
  OWED_ORDERINGS,
  USUAL_OWED_ORDERING,
} from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import { hasText, MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { elevatorTabs } from '../elevatorTabs';
import { messages as elevatorMessages } from '../messages';
import { paths } from '../paths';
import { messages } from './messages';
import { owedColumns } from './owedColumns';

const NO_FILTER = { search: '' };
const RULES = { orderings: OWED_ORDERINGS };
const texts = messages.owed;

/** /amc_receivables: who owes money, the largest sum first, by the age of the unpaid contracts (R618). */
export const ReceivablesPage = () => (
  <ListScreen
    title={texts.title}
    tabs={elevatorTabs()}
    endpoint={receivables}
    toQuery={({ search, ordering }) => ({ ...(search ? { search } : {}), ...(ordering ? { ordering } : {}) })}
    matches={(row, { search }) => hasText(row, ['customer_name', 'customer_full_name'], search)}
    compare={({ ordering }) => compareOwed(ordering)}
    defaults={NO_FILTER}
    rules={RULES}
    usualOrdering={USUAL_OWED_ORDERING}
    pageSize={25}
    texts={texts}
    whenEmpty={<LinkButton to={paths.contracts}>{elevatorMessages.emptyList.contracts}</LinkButton>}
    columns={owedColumns}
    rowKey={({ customer_id }) => customer_id}
    csv={{ name: 'receivables', columns: owedColumns, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
    filters={{ label: texts.filter, search: texts.search }}
  >
    <OwedSums />
  </ListScreen>
);

const NOTHING = { contracts: 0, rupees: 0, over_90: 0 };

/** What all customers together owe; while it is loaded its place, so that the list below does not move. */
function OwedSums() {
  const { data, loading } = useCall(contractSums, {});
  if (!data && !loading) return null;
  const { contracts, rupees, over_90 } = data?.unpaid ?? NOTHING;
  return (
    <p style={data ? undefined : { visibility: 'hidden' }}>
      {messages.owed.sum(contracts, formatRupees(rupees), formatRupees(over_90))}
    </p>
  );
}
