import type { OwedCustomer } from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import type { OwedAge } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { CustomerName } from '../CustomerName';
import { pathTo } from '../paths';

/** A sum; a file has the bare number. */
const sum = (name: OwedAge | 'rupees', title: string, sort?: string): Column<OwedCustomer> => ({
  key: name,
  title,
  sort,
  align: 'end',
  nowrap: true,
  render: (row) => (row[name] > 0 ? formatRupees(row[name]) : '–'),
  text: (row) => String(row[name]),
});

/** The columns of the customers who owe money. */
export const owedColumns: readonly Column<OwedCustomer>[] = [
  {
    key: 'customer_name',
    title: msg('Customer'),
    sort: 'customer_name',
    render: (row) => (
      <>
        <strong>
          <CustomerName customer={row} />
        </strong>
        {row.customer_phone ? (
          <div>
            <PhoneLink
              name={nameLabel(row.customer_name, row.customer_full_name)}
              number={row.customer_phone}
              href={phoneLink(row.customer_phone)}
            />
          </div>
        ) : null}
      </>
    ),
    text: (row) => nameLabel(row.customer_name, row.customer_full_name),
  },
  {
    key: 'contracts',
    title: msg('Contracts'),
    sort: 'contracts',
    align: 'end',
    render: ({ contracts, customer_id, customer_name }) => (
      <TextLink to={pathTo.unpaidOf(customer_id, customer_name)}>{contracts}</TextLink>
    ),
    text: ({ contracts }) => String(contracts),
  },
  sum('rupees', msg('Owed'), 'rupees'),
  sum('within_30', msg('0–30 days')),
  sum('within_60', msg('31–60 days')),
  sum('within_90', msg('61–90 days')),
  sum('over_90', msg('Over 90 days'), 'over_90'),
  {
    key: 'since',
    title: msg('Since'),
    sort: 'since',
    nowrap: true,
    render: ({ since }) => formatDay(since),
    text: ({ since }) => formatDay(since),
  },
];
