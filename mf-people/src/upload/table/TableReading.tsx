import type { LeftOutReason, LeftOutRow } from '@smart-elevator/shared-api/contract/elevators/uploadTable';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { ENCODINGS } from './decodeFile';
import { tableMessages } from './messages';
import type { Table, TableChoice } from './readTable';
import styles from './TableReading.module.css';

interface TableReadingProps {
  table: Table;
  /** Not of a sheet of a workbook. */
  hasEncoding: boolean;
  onChoose: (choice: TableChoice) => void;
}

/** Shows how a file was read, and lets the dealer read it otherwise (R881, R882). */
export function TableReading({ table, hasEncoding, onChoose }: TableReadingProps) {
  const { encoding, headerRow, firstRows, leftOut } = table;
  const sentences = leftOutSentences(leftOut);
  return (
    <section aria-label={tableMessages.title} className={styles.reading} data-screen-only="">
      <div className={styles.choices}>
        {hasEncoding ? (
          <SelectField
            label={tableMessages.encoding}
            value={encoding}
            options={ENCODINGS.map((name) => ({ value: name, label: name.toUpperCase() }))}
            onChange={(chosen) => onChoose({ ...table.choice, encoding: chosen })}
          />
        ) : null}
        <SelectField
          label={tableMessages.headerRow}
          value={String(headerRow)}
          options={firstRows.map(({ row, cells }) => ({
            value: String(row),
            label: tableMessages.headerOption(row, namesIn(cells)),
          }))}
          onChange={(chosen) => onChoose({ ...table.choice, headerRow: Number(chosen) })}
        />
      </div>
      {encoding === 'utf-8' ? null : <p className={styles.hint}>{tableMessages.encodingHint}</p>}
      {sentences.length > 0 ? (
        <Notice tone="info" title={tableMessages.leftOut}>
          {sentences.join(' ')}
        </Notice>
      ) : null}
    </section>
  );
}

const REASONS: readonly LeftOutReason[] = ['above', 'header', 'total', 'empty'];
/** Row numbers that a sentence names. */
const MAX_NAMED = 5;

function leftOutSentences(leftOut: readonly LeftOutRow[]): string[] {
  return REASONS.flatMap((reason) => {
    const rows = leftOut.filter((one) => one.reason === reason).map(({ row }) => formatCount(row));
    if (rows.length === 0) return [];
    const named = rows.slice(0, MAX_NAMED).join(', ');
    return [tableMessages.leftOutRows(reason, rows.length, rows.length > MAX_NAMED ? `${named}, …` : named)];
  });
}

/** The beginning of a row, so that the dealer recognises it. */
const namesIn = (cells: readonly string[]): string => {
  const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
