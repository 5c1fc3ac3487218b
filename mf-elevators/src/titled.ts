import { say } from '@smart-elevator/shared-ui/language/say';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';

/** Columns with their titles in the shown language; to be called while drawing. */
export const titled = <Row>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, title: say(column.title) }));
