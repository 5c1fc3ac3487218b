import type { TechnicianVisit } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from './messages';
import { timeOf } from './dayText';
import { customerColumn, siteColumn } from './placeColumn';

const stateColumn = (): Column<TechnicianVisit> => ({
  key: 'state',
  title: messages.columns.state,
  inCard: 'corner',
  nowrap: true,
  render: ({ done }) => (done ? <Tag tone="green">{messages.done}</Tag> : '–'),
});

/** The columns of the visits of one day. */
export const visitColumns = (): Column<TechnicianVisit>[] => {
  const site = siteColumn<TechnicianVisit>();
  return [
    {
      ...site,
      title: messages.columns.visit,
      // The title of a card on a phone.
      inCard: undefined,
      render: (visit, rows) => (
        <>
          {timeOf(visit)}
          {site.render(visit, rows)}
          {visit.note ? <div>{visit.note}</div> : null}
        </>
      ),
    },
    customerColumn(),
    stateColumn(),
  ];
};
