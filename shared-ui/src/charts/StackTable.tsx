import { Link } from 'react-router-dom';
import { formatCount } from '../format/number';
import { say } from '../language/say';
import { DataTable, type Column } from '../table/DataTable';
import { sumOf, type Series, type Stack } from './stack';

interface StackTableProps {
  caption: string;
  /** What the bars are: 'Priority'. */
  of: string;
  series: readonly Series[];
  stacks: readonly Stack[];
}

/** The numbers of `StackedBars`; each leads to what it counts. */
export function StackTable({ caption, of, series, stacks }: StackTableProps) {
  const columns: Column<Stack>[] = [
    { key: 'label', title: of, render: ({ label }) => <strong>{label}</strong> },
    ...series.map(({ id, label }) => ({
      key: id,
      title: label,
      align: 'end' as const,
      render: (stack: Stack) => (
        <Link
          to={stack.to(id)}
          aria-label={`${formatCount(stack.values[id] ?? 0)}, ${stack.label}, ${label}`}
        >
          {formatCount(stack.values[id] ?? 0)}
        </Link>
      ),
    })),
    { key: 'sum', title: say('Total'), align: 'end', render: (stack) => formatCount(sumOf(stack)) },
  ];
  return <DataTable caption={caption} columns={columns} rows={stacks} rowKey={({ id }) => id} />;
}
