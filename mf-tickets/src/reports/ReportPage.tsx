import { COUNT_FIELD_BY_STATUS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { StackedBars } from '@smart-elevator/shared-ui/charts/StackedBars';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { StackTable } from '@smart-elevator/shared-ui/charts/StackTable';
import { t } from '@smart-elevator/shared-ui/language/t';
import { SaveCsv } from '@smart-elevator/shared-ui/list/SaveCsv';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import styles from './Report.module.css';
import { ReportFrame } from './ReportFrame';
import type { ReportTab } from './reportTabs';
import { statusSeries, stacksOf } from './ticketStacks';
import { useReportDays, type ReportDays } from './useReportDays';
import { useTicketSummary } from './useTicketSummary';

const texts = messages.reports;

/** One tab of the Issues' Summary, for the tickets that were opened in the chosen days. */
export function ReportPage({ tab }: { tab: ReportTab }) {
  const days = useReportDays();
  return (
    <ReportFrame days={days} labels={{ from: texts.from, to: texts.to }}>
      <Summary key={tab.by} tab={tab} days={days} />
    </ReportFrame>
  );
}

/** All five priorities are returned, including those without a ticket. */
const isEmpty = (group: TicketGroup) =>
  Object.values(COUNT_FIELD_BY_STATUS).every((count) => group[count] === 0);

function Summary({ tab, days: { days, clear } }: { tab: ReportTab; days: ReportDays }) {
  const { data, error, loading, retry } = useTicketSummary(tab.by, days);
  if (loading) return <Skeleton shape="table" rows={6} />;
  if (!data) {
    return <CallFailure title={messages.summaryFailed} error={error} onRetry={retry} />;
  }
  const stacks = stacksOf(data, tab, days);
  if (clear && data.every(isEmpty)) return <EmptyState title={texts.noneThen} hint={texts.noneThenHint} />;
  if (data.length === 0) return <EmptyState title={messages.list.none} hint={messages.list.noneHint} />;
  const title = t(tab.title);
  const series = statusSeries();
  return (
    <>
      <StackedBars
        title={clear ? texts.inDays(title, formatDateRange(days)) : title}
        series={series}
        stacks={stacks}
      />
      <div className={styles.tools}>
        <SaveCsv
          name={tab.path.slice(1)}
          columns={stackColumns(t(tab.label), series)}
          rows={stacks}
          counted={texts.rows}
        />
      </div>
      <StackTable caption={title} of={t(tab.label)} series={series} stacks={stacks} />
    </>
  );
}
