import { DataTable } from '../table/DataTable';
import type { ChartSeries, BarGroup } from './stack';
import { stackColumns } from './stackColumns';

interface StackTableProps {
  caption: string;
  /** What the bars are: 'Priority'. */
  of: string;
  series: readonly ChartSeries[];
  stacks: readonly BarGroup[];
}

/** The numbers of `StackedBars`; each links to the counted items. Many rows scroll within a limited height. */
export function StackTable({ caption, of, series, stacks }: StackTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={stackColumns(of, series)}
      rows={stacks}
      rowKey={({ id }) => id}
      bounded
    />
  );
}
