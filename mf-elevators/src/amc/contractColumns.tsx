import type { AmcContract, AmcContractState } from '@smart-elevator/shared-api/contract/amc/amcContract';
import {
  AMC_CONTRACT_ORDERINGS,
  amcContractFields,
  type AmcContractOrdering,
} from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { formatAge, formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { columnsOf } from '@smart-elevator/shared-ui/table/columnsOf';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { CustomerName } from '../CustomerName';
import { valueText } from '../valueText';
import { ContractActions } from './ContractActions';
import styles from './contractColumns.module.css';
import { messages as money } from '../money/messages';
import { messages } from './messages';

const texts = messages.ends;

/** The time until the end of a contract as text; `days` from today. */
function daysLeft(days: number): string {
  if (days === 0) return texts.today;
  return days > 0 ? texts.in(days) : texts.ago(-days);
}

/** The colour of a contract's state, besides its text. */
const CONTRACT_TONES = {
  Upcoming: 'blue',
  Active: 'green',
  Lapsed: 'red',
  Ended: 'neutral',
  Renewed: 'neutral',
} as const satisfies Record<AmcContractState, Tone>;

/** Columns with special properties; the others show their value as text. */
const SPECIAL: Partial<Record<AmcContractOrdering, Partial<Column<AmcContract>>>> = {
  customer_name: {
    render: (contract) => (
      <strong>
        <CustomerName customer={contract} />
      </strong>
    ),
  },
  kind: { render: ({ kind }) => <span className={styles.kind}>{t(kind)}</span> },
  value_rupees: {
    title: msg('Value'),
    align: 'end',
    nowrap: true,
    render: ({ value_rupees }) => formatRupees(value_rupees),
  },
  visits_a_year: { align: 'end' },
  start_date: { nowrap: true },
  end_date: {
    nowrap: true,
    render: ({ end_date, ended_on, days_left, state }) => {
      if (state === 'Renewed' || state === 'Ended') return formatDay(ended_on ?? end_date);
      return (
        <>
          {formatDay(end_date)}
          <CellDetail>{daysLeft(days_left)}</CellDetail>
        </>
      );
    },
  },
  paid: { nowrap: true, render: (contract) => <Payment contract={contract} /> },
};

const ordered = columnsOf<AmcContract, AmcContractOrdering>(
  amcContractFields,
  AMC_CONTRACT_ORDERINGS,
  (name, value) => valueText(amcContractFields[name].kind, value),
  SPECIAL,
);

/** The columns of a list of contracts, by name. */
export const contractColumns = {
  ...ordered,
  elevators: {
    key: 'elevators',
    title: amcContractFields.elevator_names.label,
    render: (contract) => <ContractElevators contract={contract} />,
  },
  state: {
    key: 'state',
    title: msg('State'),
    nowrap: true,
    render: ({ state }) => <Tag tone={CONTRACT_TONES[state]}>{t(state)}</Tag>,
  },
  action: {
    key: 'action',
    title: msg('Action'),
    screenOnly: true,
    render: (contract) => <ContractActions contract={contract} />,
  },
} as const satisfies Record<string, Column<AmcContract>>;

/** Whether a contract is paid, and the day and the reference of the payment. */
function Payment({ contract }: { contract: AmcContract }) {
  const { paid, paid_on, payment_reference, reminded_at } = contract;
  if (!paid)
    return (
      <>
        {messages.unpaid}
        {reminded_at ? <CellDetail>{remindedText(reminded_at)}</CellDetail> : null}
      </>
    );
  return (
    <>
      {paid_on ? money.payment.onDay(formatDay(paid_on)) : messages.paid}
      {payment_reference ? <CellDetail>{payment_reference}</CellDetail> : null}
    </>
  );
}

const MINUTE = 60_000;

/** When a customer was last reminded: 'Reminded 3 d ago'. */
const remindedText = (at: string): string =>
  Date.now() - Date.parse(at) < MINUTE ? money.reminder.now : money.reminder.ago(formatAge(at));

/** The maximum number of names in a cell. */
const MAX_NAMES = 3;

/** The elevators of a contract, the first ones by name; for an ended one, the reason why it has none. */
function ContractElevators({ contract }: { contract: AmcContract }) {
  const { elevator_names: names, ended_on, last_elevator } = contract;
  if (names.length === 0 && ended_on && last_elevator)
    return messages.lastDeleted(last_elevator, formatDay(ended_on));
  const rest = names.length - MAX_NAMES;
  return (
    <span title={rest > 0 ? names.join(', ') : undefined}>
      {names.slice(0, MAX_NAMES).join(', ')}
      {rest > 0 ? ` ${messages.more(rest)}` : null}
    </span>
  );
}
