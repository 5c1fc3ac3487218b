import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from './messages';
import type { ProposedRenewal } from './proposedRenewals';
import styles from './RenewalPreview.module.css';

const texts = messages.renewal;

interface RenewalPreviewProps {
  renewals: readonly ProposedRenewal[];
  /** Undefined removes what was typed: the value is derived again. */
  onType: (contract_id: number, text: string | undefined) => void;
  /** Whether faults are shown. */
  checked: boolean;
}

/** The old and the new value of each contract, which can be typed, and the new period. */
export function RenewalPreview({ renewals, onType, checked }: RenewalPreviewProps) {
  const columns: Column<ProposedRenewal>[] = [
    { key: 'customer', title: t('Customer'), render: ({ contract }) => nameOf(contract) },
    {
      key: 'period',
      title: t('Period'),
      nowrap: true,
      render: ({ contract, start_date, end_date }) => (
        <>
          {formatDay(start_date)} – {formatDay(end_date)}
          <CellDetail>{contract.elevator_names.join(', ')}</CellDetail>
        </>
      ),
    },
    {
      key: 'before',
      title: texts.before,
      align: 'end',
      nowrap: true,
      render: ({ contract }) => formatRupees(contract.value_rupees),
    },
    {
      key: 'after',
      title: texts.after,
      align: 'end',
      render: ({ contract, typed, value_rupees }) => (
        <input
          className={styles.value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.valueOf(nameOf(contract))}
          aria-invalid={checked && value_rupees === undefined ? true : undefined}
          value={typed}
          onChange={({ target }) =>
            onType(contract.contract_id, target.value.trim() === '' ? undefined : target.value)
          }
        />
      ),
    },
  ];
  const [before, after] = [
    renewals.reduce((sum, { contract }) => sum + contract.value_rupees, 0),
    renewals.reduce((sum, { value_rupees = 0 }) => sum + value_rupees, 0),
  ];
  return (
    <>
      <DataTable
        caption={texts.preview}
        columns={columns}
        rows={renewals}
        rowKey={({ contract }) => contract.contract_id}
        bounded
      />
      {renewals.every(({ value_rupees }) => value_rupees !== undefined) ? (
        <p className={styles.sum} aria-live="polite">
          {texts.sum(formatRupees(before), formatRupees(after))}
        </p>
      ) : null}
    </>
  );
}

const nameOf = ({ customer_name, customer_full_name }: ProposedRenewal['contract']) =>
  nameLabel(customer_name, customer_full_name);
