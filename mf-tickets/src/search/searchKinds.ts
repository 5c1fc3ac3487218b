import { searchElevators, searchTickets } from '@smart-elevator/shared-api/client/search';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { ACTIONS, actionsKind, screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { ticketLists } from '../lists/ticketLists';
import { pathTo, paths } from '../paths';
import { offeredReports } from '../reports/reportTabs';
import { assignKind, removeWords } from './assignKind';

/** Actions for more elevators would hide the other results. */
const MAX_ELEVATORS = 3;

const tickets: SearchKind = {
  label: msg('Tickets'),
  icon: 'file',
  order: 20,
  find: async (text, signal) =>
    (await searchTickets(text, signal)).map((ticket) => ({
      id: ticket.ticket_key,
      title: [ticket.ticket_key, ticket.summary].filter(Boolean).join(' · '),
      detail: `${ticket.elevator_name} · ${t(ticket.status)}`,
      to: pathTo.ticket(ticket.ticket_key),
    })),
};

/** 'New ticket for CR1034' once the text names an elevator. */
const ticketForElevator: SearchKind = {
  ...ACTIONS,
  find: async (text, signal) => {
    const named = removeWords(text, `New ticket for ${t('New ticket for {name}', { name: '' })}`);
    if (named === '') return [];
    const elevators = await searchElevators(named, signal);
    return elevators.slice(0, MAX_ELEVATORS).map(({ elevator_id, elevator_name, building_name }) => ({
      id: `ticket for ${elevator_id}`,
      title: t('New ticket for {name}', { name: elevator_name }),
      detail: building_name,
      to: pathTo.createTicketForElevator(elevator_name),
    }));
  },
};

/** The lists that need no chosen person, without the section's own, and the reports. */
const screens = screensKind(() => [
  ...ticketLists
    .filter(({ of, path }) => of !== 'technician' && of !== 'customer' && path !== paths.allTickets)
    .map(({ title, path }) => ({ title, to: path })),
  ...offeredReports().map(({ title, path }) => ({ title, detail: msg('Reports'), to: path })),
]);

/** What tickets add to the console's search. */
export const kinds: readonly SearchKind[] = [
  tickets,
  screens,
  actionsKind([
    { title: msg('New ticket'), to: paths.newCall },
    { title: msg('New ticket: passenger trapped'), to: pathTo.trapped },
    { title: msg('Assign ticket'), to: paths.allTickets, fills: true },
  ]),
  ticketForElevator,
  assignKind,
];
