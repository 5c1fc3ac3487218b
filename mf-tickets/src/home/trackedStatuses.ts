import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '../paths';

interface TrackedStatus {
  /** R301: the table and the chart spell two statuses each in their own way. */
  tableLabel: string;
  chartLabel: string;
  path: string;
}

/** The names of a status on Home, and the list that its count links to (R231). */
export const trackedStatuses: Record<TicketStatus, TrackedStatus> = {
  Open: { tableLabel: msg('Open'), chartLabel: msg('Open'), path: paths.openTickets },
  InProgress: {
    tableLabel: msg('Inprogress'),
    chartLabel: msg('Inprogress'),
    path: paths.inProgressTickets,
  },
  OnHold: { tableLabel: msg('OnHold'), chartLabel: msg('On Hold'), path: paths.onHoldTickets },
  Accepted: {
    tableLabel: msg('Accepted'),
    chartLabel: msg('Accepted'),
    path: paths.acceptedTickets,
  },
  Closed: { tableLabel: msg('Closed'), chartLabel: msg('Closed'), path: paths.closedTickets },
};

/** The rows of 'Issue Tracking' (R231). */
export const tableOrder: readonly TicketStatus[] = ['Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'];

/** The slices of 'Issues' (R233). */
export const chartOrder: readonly TicketStatus[] = ['Open', 'Accepted', 'Closed', 'InProgress', 'OnHold'];
