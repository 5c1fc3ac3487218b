import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { COUNT_FIELD_BY_STATUS, type TicketCounts } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { CountsSkeleton, CountsWithChart } from '@smart-elevator/shared-ui/charts/CountsWithChart';
import { Donut } from '@smart-elevator/shared-ui/charts/Donut';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { STATUS_CHART_TONES } from '../lists/StatusTag';
import { FirstTicket } from '../lists/FirstTicket';
import { messages } from '../messages';
import { chartOrder, tableOrder, trackedStatuses } from './trackedStatuses';

/** Home's 'Issue Tracking' table and 'Issues' donut (R231, R233), of the dealer's tickets. */
export function IssueTracking() {
  const { data, error, loading, retry } = useCall(ticketCount, { params: { dealer_id: useDealerId() } });
  if (loading) return <CountsSkeleton rows={5} />;
  if (!data) {
    const hint = failureMessage(error?.failure ?? 'failed', error?.status);
    return <ErrorState title={messages.countsFailed} hint={hint} onRetry={retry} />;
  }
  return (
    <CountsWithChart
      table={<CountTable caption={t('Issue Tracking')} rows={tableRows(data)} />}
      chart={
        <Donut
          title={t('Issues')}
          slices={slices(data)}
          middle={{ value: activeCount(data), word: t('active') }}
          emptyText={messages.list.none}
          whenEmpty={<FirstTicket />}
        />
      }
    />
  );
}

/** The number of tickets that are not Closed. */
const activeCount = (counts: TicketCounts): number =>
  tableOrder
    .filter((status) => status !== 'Closed')
    .reduce((sum, status) => sum + counts[COUNT_FIELD_BY_STATUS[status]], 0);

const tableRows = (counts: TicketCounts) =>
  tableOrder.map((status) => {
    const { tableLabel, path } = trackedStatuses[status];
    return {
      label: t(tableLabel),
      to: path,
      count: counts[COUNT_FIELD_BY_STATUS[status]],
      tone: STATUS_CHART_TONES[status],
    };
  });

const slices = (counts: TicketCounts) =>
  chartOrder.map((status) => {
    const { chartLabel, path } = trackedStatuses[status];
    return {
      id: status,
      label: t(chartLabel),
      to: path,
      value: counts[COUNT_FIELD_BY_STATUS[status]],
      color: sliceColors[STATUS_CHART_TONES[status]],
    };
  });
