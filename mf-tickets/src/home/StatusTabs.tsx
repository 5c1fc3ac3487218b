import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { COUNT_FIELD_BY_STATUS } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { paths } from '../paths';
import { tableOrder, trackedStatuses } from './trackedStatuses';

/** The six lists of the statuses as tabs with their counts (R377); without them until they are known. */
export function StatusTabs() {
  const { data } = useCall(ticketCount, { params: { dealer_id: useDealerId() } });
  const labelOf = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} ${formatCount(count)}`;
  const all = data && tableOrder.reduce((sum, status) => sum + data[COUNT_FIELD_BY_STATUS[status]], 0);
  return (
    <TabLinks
      even
      label={t('Tickets by status')}
      tabs={[
        ...tableOrder.map((status) => ({
          label: labelOf(t(trackedStatuses[status].tableLabel), data?.[COUNT_FIELD_BY_STATUS[status]]),
          to: trackedStatuses[status].path,
        })),
        { label: labelOf(t('All'), all), to: paths.allTickets },
      ]}
    />
  );
}
