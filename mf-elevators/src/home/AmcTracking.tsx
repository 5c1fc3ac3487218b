import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { maintenanceSummary } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { CountsSkeleton, CountsWithChart } from '@smart-elevator/shared-ui/charts/CountsWithChart';
import { Donut } from '@smart-elevator/shared-ui/charts/Donut';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { AddElevators } from '../elevators/AddElevators';
import { STATE_TONES } from '../elevators/stateTones';
import { maintenanceVariants } from '../maintenance/maintenanceVariants';
import { messages } from '../messages';

/** Home's 'AMC Tracking' table and 'AMC Reports' donut (R232, R233), of the dealer's elevators. */
export function AmcTracking() {
  const query = useCall(maintenanceSummary, { query: { user_id: useDealerId() } });
  const { data, error, loading, retry } = query;
  if (loading) return <CountsSkeleton rows={3} />;
  if (!data) {
    const hint = failureMessage(error?.failure ?? 'failed', error?.status);
    return <ErrorState title={messages.countsFailed} hint={hint} onRetry={retry} />;
  }
  const parts = maintenanceVariants.map(({ list, state, path, title, slice }) => ({
    id: slice,
    label: t(title),
    to: path,
    count: data[list],
    tone: STATE_TONES[state],
  }));
  return (
    <CountsWithChart
      table={<CountTable caption={t('AMC Tracking')} rows={parts} />}
      chart={
        <Donut
          title={t('AMC Reports')}
          slices={parts.map(({ id, to, count, tone }) => ({
            id,
            label: t(id),
            to,
            value: count,
            color: sliceColors[tone],
          }))}
          emptyText={messages.elevators.none}
          whenEmpty={<AddElevators />}
        />
      }
    />
  );
}
