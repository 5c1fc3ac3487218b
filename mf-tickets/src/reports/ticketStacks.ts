import { COUNT_FIELD_BY_STATUS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import {
  TICKET_STATUSES,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { ChartSeries, BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import { serializeDateRange, type DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { pathTo } from '../paths';
import { trackedStatuses } from '../home/trackedStatuses';
import { STATUS_CHART_TONES } from '../lists/StatusTag';
import { fieldOption } from '../ticketText';
import type { ReportTab } from './reportTabs';

/** The series of the charts, of all or of the given statuses: Open, Inprogress, On Hold, Accepted, Closed (R803). */
export const statusSeries = (statuses: readonly TicketStatus[] = TICKET_STATUSES): ChartSeries[] =>
  statuses.map((status) => ({
    id: status,
    label: t(trackedStatuses[status].chartLabel),
    color: sliceColors[STATUS_CHART_TONES[status]],
  }));

/** The bars of a tab, of the tickets opened in these days; each part links to the counted tickets. */
export const stacksOf = (
  groups: readonly TicketGroup[],
  { narrow, isEnum = false }: Pick<ReportTab, 'narrow' | 'isEnum'>,
  opened: DateRange = {},
  statuses: readonly TicketStatus[] = TICKET_STATUSES,
): BarGroup[] =>
  groups.map((group) => {
    const name = group.name ?? UNASSIGNED;
    const isAlike = groups.some((other) => other !== group && other.full_name === group.full_name);
    return {
      id: name,
      label: isEnum || group.name === null ? t(fieldOption(name)) : nameLabel(name, group.full_name),
      // The user name only tells two alike.
      short: isAlike ? undefined : (group.full_name ?? undefined),
      values: Object.fromEntries(statuses.map((status) => [status, group[COUNT_FIELD_BY_STATUS[status]]])),
      to: (status) => pathTo.allTickets({ ...narrow(name), status, opened: serializeDateRange(opened) }),
    };
  });
