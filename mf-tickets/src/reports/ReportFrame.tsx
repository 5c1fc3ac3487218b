import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { t } from '@smart-elevator/shared-ui/language/t';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import type { ReactNode } from 'react';
import { FirstTicket } from '../lists/FirstTicket';
import { messages } from '../messages';
import { offeredReports } from './reportTabs';
import type { ReportDays } from './useReportDays';

const texts = messages.reports;

interface ReportFrameProps {
  days: ReportDays;
  /** The labels of the fields. */
  labels: { from: string; to: string };
  /** More fields, and how many of them are set. */
  more?: { fields: ReactNode; set: number };
  /** Below the fields. */
  hint?: string;
  /** The content, loaded or loading. */
  children: ReactNode;
}

/**
 * The Issues' Summary (R801): its tabs, which keep the days, and the days themselves. A dealer without tickets has the way to
 * the first one (R267).
 */
export function ReportFrame({ days, labels, more, hint, children }: ReportFrameProps) {
  const tabs = offeredReports().map(({ label, path }) => ({
    label: t(label),
    to: withQuery(path, days.shown),
  }));
  const { data: counts } = useCall(ticketCount, { params: { dealer_id: useDealerId() } });
  if (counts && Object.values(counts).every((count) => count === 0))
    return (
      <Page title={texts.title}>
        <TabLinks label={texts.title} tabs={tabs} />
        <EmptyState title={messages.list.none} hint={texts.noneHint} action={<FirstTicket />} />
      </Page>
    );
  return (
    <Page
      title={texts.title}
      action={
        <MoreActions>
          <PrintButton />
        </MoreActions>
      }
    >
      <TabLinks label={texts.title} tabs={tabs} />
      <FilterBar
        label={texts.range}
        active={Object.keys(days.days).length + (more?.set ?? 0)}
        {...(days.clear ? { onClear: days.clear } : {})}
      >
        <DateField label={labels.from} value={days.shown.from} onChange={(from) => days.set({ from })} />
        <DateField label={labels.to} value={days.shown.to} onChange={(to) => days.set({ to })} />
        {more?.fields}
      </FilterBar>
      {hint ? <p data-screen-only="">{hint}</p> : null}
      {days.reversed ? <Notice tone="info">{texts.reversed}</Notice> : children}
    </Page>
  );
}
