import { COUNT_FIELD_BY_STATUS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  TICKET_STATUSES,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { StackedBars } from '@smart-elevator/shared-ui/charts/StackedBars';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { StackTable } from '@smart-elevator/shared-ui/charts/StackTable';
import { t } from '@smart-elevator/shared-ui/language/t';
import { SaveCsv } from '@smart-elevator/shared-ui/list/SaveCsv';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import styles from './Report.module.css';
import { ReportFrame } from './ReportFrame';
import type { ReportTab } from './reportTabs';
import { statusSeries, stacksOf } from './ticketStacks';
import { fieldLabel } from '../ticketText';
import { useReportDays, WITHOUT_CLOSED, type ReportDays } from './useReportDays';
import { MAX_DETAILS, useTicketSummary } from './useTicketSummary';

const texts = messages.reports;

/** One tab of the Issues' Summary, for the tickets that were opened in the chosen days. */
export function ReportPage({ tab }: { tab: ReportTab }) {
  const days = useReportDays();
  return (
    <ReportFrame
      days={days}
      labels={{ from: texts.from, to: texts.to }}
      more={{
        set: days.withoutClosed ? 1 : 0,
        fields: (
          <SelectField
            label={texts.statuses}
            value={days.shown.closed}
            placeholder={texts.allStatuses}
            options={[{ value: WITHOUT_CLOSED, label: texts.withoutClosed }]}
            onChange={(closed) => days.set({ closed })}
          />
        ),
      }}
    >
      <Summary key={tab.by} tab={tab} days={days} />
    </ReportFrame>
  );
}

/** All five priorities are returned, including those without a ticket. */
const isEmpty = (group: TicketGroup, statuses: readonly TicketStatus[]) =>
  statuses.every((status) => group[COUNT_FIELD_BY_STATUS[status]] === 0);

/** Closed tickets become many in time, and would leave no width for the others (R808). */
const CLOSED = 'Closed' satisfies TicketStatus;
const NOT_CLOSED = TICKET_STATUSES.filter((status) => status !== CLOSED);

/** px, on a desktop (R806). */
const CHART_HEIGHT = 540;

function Summary({ tab, days: { days, clear, withoutClosed } }: { tab: ReportTab; days: ReportDays }) {
  const isNarrow = useIsNarrow(1024);
  const { data, error, loading, retry, progress, tooMany } = useTicketSummary(tab.by, days);
  if (tooMany !== undefined)
    return (
      <EmptyState
        title={texts.tooMany(tooMany)}
        hint={t(
          'Your server does not count tickets. By reporter or by day, the console reads each ticket, at most {max}. Choose priority or assignee, without dates.',
          { max: MAX_DETAILS },
        )}
      />
    );
  if (progress)
    return <ProgressBar label={texts.counting(progress)} share={progress.read / progress.count} />;
  if (loading) return <Skeleton shape="chart" rows={6} />;
  if (!data) {
    return <CallFailure title={messages.summaryFailed} error={error} onRetry={retry} />;
  }
  const hasDays = Object.keys(days).length > 0;
  const statuses = withoutClosed ? NOT_CLOSED : TICKET_STATUSES;
  const groups = tab.isEnum ? data : data.filter((group) => !isEmpty(group, statuses));
  if (clear && data.every((group) => isEmpty(group, statuses)))
    return (
      <EmptyState
        title={hasDays ? texts.noneThen : texts.allClosed}
        hint={common.noMatchesOf([
          ...(hasDays ? [`${fieldLabel('create_date')}: ${formatDateRange(days)}`] : []),
          ...(withoutClosed ? [`${texts.statuses}: ${texts.withoutClosed}`] : []),
        ])}
      />
    );
  if (groups.length === 0) return <EmptyState title={messages.list.none} hint={messages.list.noneHint} />;
  const title = t(tab.title);
  const series = statusSeries(statuses);
  const stacks = stacksOf(groups, tab, days, statuses);
  return (
    <>
      <div className={styles.chart}>
        <StackedBars
          title={hasDays ? texts.inDays(title, formatDateRange(days)) : title}
          series={series}
          stacks={stacks}
          apart={CLOSED}
          minHeight={isNarrow ? 0 : CHART_HEIGHT}
        />
      </div>
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
