import type { Column } from './DataTable';

/**
 * The columns of fields, by their names: each can be ordered and shows its value as text, unless `special` says otherwise.
 * `fields` are rows of an entity's table.
 */
export const columnsOf = <Row extends object, Name extends string & keyof Row>(
  fields: Readonly<Record<Name, { label: string }>>,
  names: readonly Name[],
  textOf: (name: Name, value: Row[Name]) => string,
  special: Partial<Record<Name, Partial<Column<Row>>>>,
): Record<Name, Column<Row>> =>
  Object.fromEntries(
    names.map((name): [Name, Column<Row>] => {
      const text = (row: Row) => textOf(name, row[name]);
      return [
        name,
        { key: name, title: fields[name].label, sort: name, text, render: text, ...special[name] },
      ];
    }),
  ) as Record<Name, Column<Row>>;
