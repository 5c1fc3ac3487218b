import { useState } from 'react';

/** The selected rows of a list, by their key; kept across its pages. */
export function useRowSelection<Row>(keyOf: (row: Row) => number) {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map());
  const onSelect = (rows: readonly Row[], chosen: boolean) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (chosen) next.set(keyOf(row), row);
        else next.delete(keyOf(row));
      }
      return next;
    });
  return {
    rows: [...selected.values()],
    isSelected: (row: Row) => selected.has(keyOf(row)),
    onSelect,
    /** Removes rows by their keys. */
    deselect: (keys: readonly number[]) =>
      setSelected((now) => new Map([...now].filter(([key]) => !keys.includes(key)))),
    /** Only these stay selected. */
    keep: (keys: readonly number[]) =>
      setSelected((now) => new Map([...now].filter(([key]) => keys.includes(key)))),
    /** Selects exactly these. */
    replace: (rows: readonly Row[]) => setSelected(new Map(rows.map((row) => [keyOf(row), row]))),
    clear: () => setSelected(new Map()),
  };
}

/** The selection, and functions to change it. */
export type RowsSelected<Row> = ReturnType<typeof useRowSelection<Row>>;
