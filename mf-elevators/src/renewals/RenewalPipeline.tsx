import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { contractPipeline } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { pathTo } from '../paths';
import { messages } from '../amc/messages';
import { renewalStages } from './renewalStages';

/** The number of contracts in each stage, with links. Nothing on a back end without contracts. */
export function RenewalPipeline({ caption }: { caption: string }) {
  const { data, error, loading, retry } = useCall(contractPipeline, {});
  if (loading) return <Skeleton shape="facts" rows={5} />;
  if (error?.status === 404 || error?.status === 405) return null;
  if (!data) return <CallFailure title={messages.renewals.failed} error={error} onRetry={retry} />;
  return (
    <CountTable
      caption={caption}
      rows={renewalStages.map(({ word, label, count, tone }) => ({
        label: t(label),
        to: pathTo.renewals(word),
        count: data[count],
        tone,
      }))}
    />
  );
}
