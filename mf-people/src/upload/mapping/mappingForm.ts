import {
  FILE_COLUMNS,
  mayStayEmpty,
  type UploadColumn,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import { normalizeText } from '@smart-elevator/shared-api/contract/normalizeText';
import { messages } from '../../messages';
import { guessHeaders } from './guessHeaders';
import type { OwnColumns } from './readOwnColumns';
import type { ColumnSource, ColumnSources } from './toTemplate';

/** The choice of a value for all rows; other choices are indexes of the file's columns, '' is none. */
export const SAME_VALUE = 'same';

/** The name of the input with that value. */
export const valueName = (column: UploadColumn): string => `${column}_value`;

type MappingValues = Record<string, string>;

/**
 * The file's own columns: those of the last choice, else the most similar ones. A value for all rows that was remembered
 * is used for a column that the file does not have; of a customer, only if the file has nothing of a customer (R874).
 */
export function initialMapping(
  { header, rows }: OwnColumns,
  remembered: readonly UploadSource[],
): MappingValues {
  const columns = guessHeaders(header, rows, knownColumns(header, remembered));
  const hasCustomer = FILE_COLUMNS.some((column) => isOfCustomer(column) && columns[column] !== undefined);
  const values: MappingValues = {};
  for (const column of FILE_COLUMNS) {
    const value = remembered.find((source) => source.column === column)?.value ?? '';
    const index = columns[column];
    const isPreset = value !== '' && !(hasCustomer && isOfCustomer(column));
    values[column] = index !== undefined ? `${index}` : isPreset ? SAME_VALUE : '';
    values[valueName(column)] = value;
  }
  return values;
}

const isOfCustomer = (column: UploadColumn): boolean => column.startsWith('customer_');

/** The columns that the last choice names, where this file has them; a name of several columns does not tell which. */
function knownColumns(
  header: readonly string[],
  remembered: readonly UploadSource[],
): Partial<Record<UploadColumn, number>> {
  const known: Partial<Record<UploadColumn, number>> = {};
  // A name is stored in its normal form.
  const names = header.map(normalizeText);
  for (const { column, header: stored } of remembered) {
    const name = normalizeText(stored);
    const at = names.indexOf(name);
    if (name !== '' && at >= 0 && at === names.lastIndexOf(name)) known[column] = at;
  }
  return known;
}

/** What was chosen for the last file, if it is not chosen now. */
export function formerChoice(
  column: UploadColumn,
  chosen: string,
  header: readonly string[],
  remembered: readonly UploadSource[],
): string | undefined {
  const last = remembered.find((source) => source.column === column);
  if (!last) return undefined;
  if (last.value !== '')
    return chosen === SAME_VALUE ? undefined : messages.upload.mapping.lastValue(last.value);
  return chosen !== '' && normalizeText(header[Number(chosen)] ?? '') === normalizeText(last.header)
    ? undefined
    : messages.upload.mapping.lastColumn(last.header);
}

/** The columns of the template that have no source. */
export function mappingErrors(values: MappingValues): MappingValues {
  const errors: MappingValues = {};
  for (const column of FILE_COLUMNS) {
    const chosen = values[column];
    if (!chosen && !mayStayEmpty(column, Boolean(values['customer_username'])))
      errors[column] = messages.upload.mapping.missing;
    if (chosen === SAME_VALUE && sameValue(values, column) === '')
      errors[valueName(column)] = messages.upload.mapping.noValue;
  }
  return errors;
}

export const sourcesOf = (values: MappingValues): ColumnSources =>
  Object.fromEntries(FILE_COLUMNS.map((column) => [column, sourceOf(values, column)]));

function sourceOf(values: MappingValues, column: UploadColumn): ColumnSource {
  const chosen = values[column];
  if (!chosen) return undefined;
  return chosen === SAME_VALUE ? { value: sameValue(values, column) } : { at: Number(chosen) };
}

const sameValue = (values: MappingValues, column: UploadColumn): string =>
  values[valueName(column)]?.trim() ?? '';

/** The choice, by the names of the columns: another file may have them in another order. */
export const storedSources = (header: readonly string[], values: MappingValues): UploadSource[] =>
  FILE_COLUMNS.flatMap((column) => {
    const source = sourceOf(values, column);
    if (!source) return [];
    return 'at' in source
      ? [{ column, header: header[source.at] ?? '', value: '' }]
      : [{ column, header: '', value: source.value }];
  });
