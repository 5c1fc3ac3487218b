import type { LeftOutReason } from '@smart-elevator/shared-api/contract/elevators/uploadTable';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

const LEFT_OUT: Readonly<Record<LeftOutReason, (count: number, rows: string) => string>> = {
  above: (count, rows) =>
    t('{count, plural, one {Row {rows} is} other {Rows {rows} are}} above the header.', { count, rows }),
  header: (count, rows) =>
    t('{count, plural, one {Row {rows} repeats} other {Rows {rows} repeat}} the header.', { count, rows }),
  total: (count, rows) =>
    t('{count, plural, one {Row {rows} is a total} other {Rows {rows} are totals}}.', { count, rows }),
  empty: (count, rows) =>
    t('{count, plural, one {Row {rows} is} other {Rows {rows} are}} empty.', { count, rows }),
};

/** The messages about how a file is read as a table (R881, R882). */
export const tableMessages = defineMessages({
  title: 'How the file is read',
  encoding: 'Encoding',
  encodingHint: 'If letters look wrong in the first rows, choose another one.',
  headerRow: 'Row of the header',
  headerOption: (row: number, cells: string) => t('Row {row}: {cells}', { row: String(row), cells }),
  leftOut: 'Left out',
  leftOutRows: (reason: LeftOutReason, count: number, rows: string) => LEFT_OUT[reason](count, rows),
});
