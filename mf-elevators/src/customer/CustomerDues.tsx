import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { DUE_SOON_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { customerDues } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { messages as texts } from '../customerMessages';
import { paths } from '../paths';
import type { CustomerPart } from './CustomerList';

/** What is due at a customer; nothing on a server without these counts. */
export function CustomerDues({ customerId, title }: CustomerPart) {
  const query = useCall(customerDues, { query: { customer: customerId } });
  if (query.error?.failure === 'unsupported') return null;
  const overdue = { view: 'table', customer: customerId, customerName: title, state: 'OverDue' };
  return (
    <Loaded query={query} failed={texts.duesFailed} rows={3}>
      {(dues) => (
        <CountTable
          caption={texts.dues}
          rows={[
            {
              label: texts.overdue,
              to: withQuery(paths.elevators, overdue),
              count: dues.overdue,
              tone: 'red',
            },
            { label: texts.dueSoon(DUE_SOON_DAYS), to: '', count: dues.due_soon, tone: 'amber' },
            {
              label: texts.unpaid(formatRupees(dues.unpaid_rupees)),
              to: '',
              count: dues.unpaid_contracts,
              tone: 'amber',
            },
          ]}
        />
      )}
    </Loaded>
  );
}
