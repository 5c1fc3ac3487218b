import {
  EMPTY_UPLOAD_COLUMNS,
  UPLOAD_COLUMNS,
  type UploadColumn,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import { messages } from '../../messages';
import { guessHeaders } from './guessHeaders';
import type { ColumnSource, ColumnSources } from './toTemplate';

/** The choice of a value for all rows; other choices are indexes of the file's columns, '' is none. */
export const SAME_VALUE = 'same';

/** The name of the input with that value. */
export const valueName = (column: UploadColumn): string => `${column}_value`;

type MappingValues = Record<string, string>;

/** What was last chosen, where the file has that column; else a guess. */
export function initialMapping(
  header: readonly string[],
  remembered: readonly UploadSource[],
): MappingValues {
  const guesses = guessHeaders(header);
  const values: MappingValues = {};
  for (const column of UPLOAD_COLUMNS) {
    const last = remembered.find((source) => source.column === column);
    const at = last?.header ? header.indexOf(last.header) : -1;
    const index = at >= 0 ? at : guesses[column];
    values[column] = last?.value ? SAME_VALUE : index === undefined ? '' : `${index}`;
    values[valueName(column)] = last?.value ?? '';
  }
  return values;
}

/** The columns of the template that have no source. */
export function mappingErrors(values: MappingValues): MappingValues {
  const errors: MappingValues = {};
  for (const column of UPLOAD_COLUMNS) {
    const chosen = values[column];
    if (!chosen && !EMPTY_UPLOAD_COLUMNS.includes(column)) errors[column] = messages.upload.mapping.missing;
    if (chosen === SAME_VALUE && sameValue(values, column) === '')
      errors[valueName(column)] = messages.upload.mapping.noValue;
  }
  return errors;
}

export const sourcesOf = (values: MappingValues): ColumnSources =>
  Object.fromEntries(UPLOAD_COLUMNS.map((column) => [column, sourceOf(values, column)]));

function sourceOf(values: MappingValues, column: UploadColumn): ColumnSource {
  const chosen = values[column];
  if (!chosen) return undefined;
  return chosen === SAME_VALUE ? { value: sameValue(values, column) } : { at: Number(chosen) };
}

const sameValue = (values: MappingValues, column: UploadColumn): string =>
  values[valueName(column)]?.trim() ?? '';

/** The choice, by the names of the columns: another file may have them in another order. */
export const storedSources = (header: readonly string[], values: MappingValues): UploadSource[] =>
  UPLOAD_COLUMNS.flatMap((column) => {
    const source = sourceOf(values, column);
    if (!source) return [];
    return 'at' in source
      ? [{ column, header: header[source.at] ?? '', value: '' }]
      : [{ column, header: '', value: source.value }];
  });
