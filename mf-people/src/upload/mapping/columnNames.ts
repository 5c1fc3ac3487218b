import { createContext, useContext } from 'react';
import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { t } from '@smart-elevator/shared-ui/language/t';
import { uploadColumns } from '../uploadColumns';
import type { ColumnSources } from './toTemplate';

/** How the columns of a file are called on the screen. */
export interface ColumnNames {
  /** The dealer's own name of a column of the template; the template's, if the file has that. */
  of: (column: string) => string;
  /** What the template means by it, if the file has another name. */
  meaning: (column: string) => string | undefined;
}

/** Of a file with the columns of the template. */
export const TEMPLATE_NAMES: ColumnNames = { of: (column) => column, meaning: () => undefined };

const Names = createContext(TEMPLATE_NAMES);
export const ColumnNamesProvider = Names.Provider;
export const useColumnNames = (): ColumnNames => useContext(Names);

/** Of a file whose columns were assigned. A value for all rows, and an empty column, have the template's label. */
export function columnNames(header: readonly string[], sources: ColumnSources): ColumnNames {
  const names = new Map<string, { own: string; label: string }>(
    uploadColumns.map(({ column, label }) => [
      column,
      { own: ownName(header, sources, column) || t(label), label: t(label) },
    ]),
  );
  return {
    of: (column) => names.get(column)?.own ?? column,
    meaning: (column) => {
      const known = names.get(column);
      return known?.own === known?.label ? undefined : known?.label;
    },
  };
}

function ownName(header: readonly string[], sources: ColumnSources, column: UploadColumn): string {
  const source = sources[column];
  return source && 'at' in source ? (header[source.at] ?? '') : '';
}
