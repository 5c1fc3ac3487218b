import { useList } from '@smart-elevator/shared-api/client/useList';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { paths } from '../paths';
import { contractColumns } from '../amc/contractColumns';
import { messages as contracts } from '../amc/messages';
import { messages as texts } from '../customerMessages';
import type { CustomerPart } from './CustomerPart';

const { elevators, kind, value_rupees, end_date, paid, state } = contractColumns;
const COLUMNS = [elevators, kind, value_rupees, end_date, paid, state];

/** The AMC contracts of a customer, the latest end first; nothing on a server without contracts. */
export function CustomerContracts({ customerId, title }: CustomerPart) {
  const query = useList(contractList, {
    base: { customer: customerId },
    belongs: ({ customer_id }) => customer_id === customerId,
    filter: { ordering: '-end_date' },
    page: 1,
    pageSize: 5,
    matches: () => true,
  });
  if (query.error?.failure === 'unsupported') return null;
  return (
    <ShortList
      title={contracts.list.title}
      all={{
        to: withQuery(paths.contracts, { customer: customerId, customerName: title }),
        label: texts.allContracts,
      }}
      query={query}
      columns={COLUMNS}
      rowKey={({ contract_id }) => contract_id}
      texts={{ ...contracts.list, none: texts.noContracts }}
    />
  );
}
