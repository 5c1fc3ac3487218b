import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import type { BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';

/** A bar, with the number of its closed tickets and the address of their list. */
export interface ClosedRow extends BarGroup {
  closed: number;
  list: string;
}

/** The number of closed tickets as a link to them. */
export const closedColumn = (title: string): Column<ClosedRow> => ({
  key: 'closed',
  title,
  align: 'end',
  render: ({ closed, label, list }) => <CountLink count={closed} to={list} of={[label, title]} />,
  text: ({ closed }) => String(closed),
});
