import {
  TICKET_GROUPINGS,
  ticketFields,
  type TicketGrouping,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { ticketMonths } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { TicketListQuery } from '@smart-elevator/shared-api/client/links';
import { paths } from '../paths';
import { fieldOption } from '../ticketText';

/** A tab of Reports. */
export interface ReportTab {
  by: TicketGrouping;
  label: string;
  /** The title of its chart and table. */
  title: string;
  /** Whether its groups are API values; else they are names. */
  isEnum?: boolean;
  path: string;
  /** The filter of the list that a part of the chart links to. */
  narrow: (name: string) => TicketListQuery;
}

/** The specified tabs, each with its own address (R801). */
const specified: readonly ReportTab[] = [
  {
    by: 'priority',
    label: msg('Priority'),
    title: msg('Tickets by priority'),
    isEnum: true,
    path: paths.prioritySummary,
    narrow: (priority) => ({ priority }),
  },
  {
    by: 'assignee',
    label: msg('Assignee'),
    title: msg('Tickets by assignee'),
    path: paths.assigneeSummary,
    narrow: (assignee) => ({ assignee }),
  },
  {
    by: 'reporter',
    label: msg('Reporter'),
    title: msg('Tickets by reporter'),
    path: paths.reports,
    narrow: (reporter) => ({ reporter }),
  },
];

/** The tabs in their order: the specified ones, then any other field that tickets are grouped by. */
export const reportTabs: readonly ReportTab[] = [
  ...specified,
  ...TICKET_GROUPINGS.filter((by) => specified.every((tab) => tab.by !== by)).map((by): ReportTab => ({
    by,
    label: ticketFields[by].label,
    title: ticketFields[by].label,
    isEnum: true,
    path: paths.reportBy.replace(':field', by),
    narrow: (name) => ({ [by]: fieldOption(name) }),
  })),
];

const TRENDS = { label: msg('Trends'), title: msg('Trends'), path: paths.trends };

/** All tabs: these and the trends, unless the server is known not to offer them. */
export const offeredReports = (): readonly Pick<ReportTab, 'label' | 'title' | 'path'>[] =>
  isUnsupported(ticketMonths) ? reportTabs : [...reportTabs, TRENDS];
