import type { InferType } from 'yup';
import { blankableText, record } from '../fields';
import { uploadMessages, type UploadError } from './upload';

/** Rows of a file that fail for the same reason in the same column; unlike the listed errors, all of them. */
export const uploadFailure = record({
  column: blankableText(100),
  message: blankableText(500),
  /** The numbers of the rows, such as '2-40,57'. */
  rows: blankableText(1_000_000),
});
export type UploadFailure = InferType<typeof uploadFailure>;

/** More reasons than this are one reason: a file can have as many reasons as rows, such as the names of other rows. */
const MAX_FAILURES = 5_000;

type Range = [first: number, last: number];

function addRow(ranges: Range[], row: number): void {
  const last = ranges.at(-1);
  if (last && (row === last[1] || row === last[1] + 1)) last[1] = row;
  else ranges.push([row, row]);
}

const rangesText = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join();

/** The numbers of rows in their order, such as '2-40,57'. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: Range[] = [];
  for (const row of rows) addRow(ranges, row);
  return rangesText(ranges);
}

/** Groups the errors of a file while it is read. */
export function createFailureGroups() {
  const groups = new Map<string, { column: string; message: string; ranges: Range[] }>();
  const groupOf = (column: string, message: string) => {
    const key = `${column}\n${message}`;
    const known = groups.get(key);
    if (known) return known;
    const group = { column, message, ranges: [] };
    groups.set(key, group);
    return group;
  };
  const add = ({ row, column, message }: UploadError): void => {
    const isRare = groups.size >= MAX_FAILURES && !groups.has(`${column}\n${message}`);
    addRow(groupOf(column, isRare ? uploadMessages().otherReasons : message).ranges, row);
  };
  return {
    add: (errors: readonly UploadError[]) => errors.forEach(add),
    list: (): UploadFailure[] =>
      [...groups.values()].map(({ column, message, ranges }) => ({
        column,
        message,
        rows: rangesText(ranges),
      })),
  };
}

export function groupFailures(errors: readonly UploadError[]): UploadFailure[] {
  const groups = createFailureGroups();
  groups.add(errors);
  return groups.list();
}

/** The numbers of the failing rows. */
export const failedRowNumbers = ({ rows }: UploadFailure): number[] => rowsInRanges(rows);

/** The numbers of rows that were written with `rowRanges`. */
export const rowsInRanges = (rows: string): number[] =>
  (rows === '' ? [] : rows.split(',')).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
