import type { Contract } from '@smart-elevator/shared-api/contract/contracts/contract';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatCount, formatRupees } from '@smart-elevator/shared-ui/format/number';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { ContractActions } from './ContractActions';
import { ContractElevators } from './ContractElevators';
import { CONTRACT_TONES } from './contractStates';
import { daysLeft } from './daysLeft';
import { messages } from './messages';

/** The columns of a list of contracts, by name. */
export const contractColumns = {
  customer: {
    key: 'customer',
    title: sentence('Customer'),
    sort: 'customer_name',
    render: ({ customer_name }) => <strong>{customer_name}</strong>,
  },
  elevators: {
    key: 'elevators',
    title: sentence('Elevators'),
    render: (contract) => <ContractElevators contract={contract} />,
  },
  kind: { key: 'kind', title: sentence('Kind'), sort: 'kind', render: ({ kind }) => say(kind) },
  value: {
    key: 'value',
    title: sentence('Value'),
    sort: 'value_rupees',
    align: 'end',
    nowrap: true,
    render: ({ value_rupees }) => formatRupees(value_rupees),
  },
  visits: {
    key: 'visits',
    title: sentence('Visits a year'),
    sort: 'visits_a_year',
    align: 'end',
    render: ({ visits_a_year }) => formatCount(visits_a_year),
  },
  start: {
    key: 'start',
    title: sentence('Start date'),
    sort: 'start_date',
    nowrap: true,
    render: ({ start_date }) => formatDay(start_date),
  },
  end: {
    key: 'end',
    title: sentence('End date'),
    sort: 'end_date',
    render: ({ end_date, ended_on, days_left, state }) => {
      if (state === 'Renewed' || state === 'Ended') return formatDay(ended_on ?? end_date);
      return `${formatDay(end_date)}, ${daysLeft(days_left)}`;
    },
  },
  paid: {
    key: 'paid',
    title: sentence('Paid'),
    sort: 'paid',
    render: ({ paid }) => (paid ? messages.paid : messages.unpaid),
  },
  state: {
    key: 'state',
    title: sentence('State'),
    render: ({ state }) => <Tag tone={CONTRACT_TONES[state]}>{say(state)}</Tag>,
  },
  action: {
    key: 'action',
    title: sentence('Action'),
    screenOnly: true,
    render: (contract) => <ContractActions contract={contract} />,
  },
} as const satisfies Record<string, Column<Contract>>;
