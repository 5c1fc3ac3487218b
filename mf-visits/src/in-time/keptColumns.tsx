import {
  promisedOf,
  shareInTime,
  VISIT_KEPT,
  type KeptCounts,
  type VISIT_KEPT_FILTER,
  type VisitKept,
} from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages as texts } from './messages';

/** A row of the report: its counts, and the list of the visits of each. */
export interface KeptRow extends KeptCounts {
  id: string;
  label: string;
  to: (kept: (typeof VISIT_KEPT_FILTER)[number]) => string;
}

/** The number of visits of a row with an outcome. */
export const countOf = ({ in_time, late, missed, open }: KeptCounts, kept: VisitKept): number =>
  ({ InTime: in_time, Late: late, Missed: missed, Open: open })[kept];

const shareOf = (row: KeptRow): string => {
  const share = shareInTime(row);
  return share === undefined ? '' : `${share}%`;
};

/** The columns of the report: the row, its numbers with links to exactly these visits, and the share. */
export function keptColumns(of: string): readonly Column<KeptRow>[] {
  const numbers = [
    { kept: 'Promised' as const, title: texts.promised, count: promisedOf },
    ...VISIT_KEPT.map((kept) => ({
      kept,
      title: texts.kept[kept],
      count: (row: KeptRow) => countOf(row, kept),
    })),
  ];
  return [
    { key: 'label', title: of, render: ({ label }) => <strong>{label}</strong>, text: ({ label }) => label },
    ...numbers.map(({ kept, title, count }): Column<KeptRow> => ({
      key: kept,
      title,
      align: 'end',
      render: (row) => <CountLink count={count(row)} to={row.to(kept)} of={[row.label, title]} />,
      text: (row) => String(count(row)),
    })),
    { key: 'share', title: texts.share, align: 'end', render: (row) => shareOf(row) || '–', text: shareOf },
  ];
}
