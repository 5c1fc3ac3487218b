import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketSummary } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { StackedBars } from '@smart-elevator/shared-ui/charts/StackedBars';
import { StackTable } from '@smart-elevator/shared-ui/charts/StackTable';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from '../messages';
import { reportTabs, type ReportTab } from './reportTabs';
import { statusSeries, stacksOf } from './ticketStacks';

const TABS = reportTabs.map(({ label, path }) => ({ label, to: path }));

/** The Issues' Summary (P2 §2, decision 47): one tab of it, of the dealer's tickets. */
export function ReportPage({ tab }: { tab: ReportTab }) {
  return (
    <Page title="Issues' Summary">
      <TabLinks label="Issues' Summary" tabs={TABS} />
      <Summary key={tab.by} tab={tab} />
    </Page>
  );
}

function Summary({ tab }: { tab: ReportTab }) {
  const { data, error, loading, retry } = useCall(ticketSummary, {
    params: { dealer_id: useDealerId() },
    query: { by: tab.by },
  });
  if (loading) return <Skeleton shape="table" rows={6} />;
  if (!data) {
    const hint = sentenceFor(error?.failure ?? 'failed');
    return <FailureState title={messages.summaryFailed} hint={hint} onRetry={retry} />;
  }
  if (data.length === 0) return <EmptyState title={messages.list.none} hint={messages.list.noneHint} />;
  const title = `Tickets by ${tab.label.toLowerCase()}`;
  const stacks = stacksOf(data, tab);
  return (
    <>
      <StackedBars title={title} series={statusSeries} stacks={stacks} />
      <StackTable caption={title} of={tab.label} series={statusSeries} stacks={stacks} />
    </>
  );
}
