import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { paths, type TicketListQuery } from '@smart-elevator/shared-ui/paths';

/** A tab of Reports. */
export interface ReportTab {
  by: TicketGrouping;
  label: string;
  path: string;
  /** What the list is narrowed by that a part of the chart leads to. */
  narrow: (name: string) => TicketListQuery;
}

/** The tabs in their order, each its own address (decision 47). */
export const reportTabs: readonly ReportTab[] = [
  { by: 'priority', label: 'Priority', path: paths.prioritySummary, narrow: (priority) => ({ priority }) },
  { by: 'assignee', label: 'Assignee', path: paths.assigneeSummary, narrow: (assignee) => ({ assignee }) },
  { by: 'reporter', label: 'Reporter', path: paths.reports, narrow: (reporter) => ({ reporter }) },
];
