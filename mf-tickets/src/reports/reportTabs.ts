import {
  TICKET_GROUPINGS,
  ticketFields,
  type TicketGrouping,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths, type TicketListQuery } from '@smart-elevator/shared-ui/paths';
import { fieldOption } from '../ticketText';

/** A tab of Reports. */
export interface ReportTab {
  by: TicketGrouping;
  label: string;
  /** What its chart and its table show. */
  title: string;
  /** Whether its groups are words of the wire; else they are names. */
  words?: boolean;
  path: string;
  /** What the list is narrowed by that a part of the chart leads to. */
  narrow: (name: string) => TicketListQuery;
}

/** The specified tabs, each with an address of its own (R801). */
const specified: readonly ReportTab[] = [
  {
    by: 'priority',
    label: msg('Priority'),
    title: msg('Tickets by priority'),
    words: true,
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
    words: true,
    path: paths.reportBy.replace(':field', by),
    narrow: (name) => ({ [by]: fieldOption(name) }),
  })),
];
