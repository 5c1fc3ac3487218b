import { formatCount } from '../format/number';
import { messages } from '../messages';
import type { Column } from '../table/DataTable';
import { CountLink } from './CountLink';
import { stackTotal, type ChartSeries, type BarGroup } from './stack';

interface StackColumnsOptions {
  /** The title of the row sums; false if a sum is meaningless. */
  sums?: string | false;
}

/** The columns of a `StackTable` and of its file: the name, each series, and the sum. */
export function stackColumns(
  of: string,
  series: readonly ChartSeries[],
  { sums = messages.sum }: StackColumnsOptions = {},
): Column<BarGroup>[] {
  const sum: Column<BarGroup> = {
    key: 'sum',
    title: sums || '',
    align: 'end',
    render: (stack) => formatCount(stackTotal(stack)),
    text: (stack) => String(stackTotal(stack)),
  };
  return [
    {
      key: 'label',
      title: of,
      render: ({ label, short }) => <strong>{short ?? label}</strong>,
      text: ({ label }) => label,
    },
    ...series.map(({ id, label }): Column<BarGroup> => ({
      key: id,
      title: label,
      align: 'end',
      render: (stack) => (
        <CountLink count={stack.values[id] ?? 0} to={stack.to(id)} of={[stack.label, label]} />
      ),
      text: ({ values }) => String(values[id] ?? 0),
    })),
    ...(sums ? [sum] : []),
  ];
}
