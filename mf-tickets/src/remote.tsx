import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { loadPeek } from './page/loadPeek';
import { paths } from './paths';
import { ticketForms } from './forms/ticketForms';
import { ticketLists } from './lists/ticketLists';
import { reportTabs } from './reports/reportTabs';

registerTranslations('hi', () => import('./language/hi.json'));

/**
 * Tickets: the lists, the forms, the reports, the 'Issue Tracking' half of Home, the ISSUES tab of an elevator and the
 * tickets of a customer.
 */
export default defineRemote({
  routes: [
    ...ticketLists.map((list) =>
      lazyRoute(list.path, async () => {
        const { TicketListScreen } = await import('./page/TicketListScreen');
        return () => <TicketListScreen list={list} />;
      }),
    ),
    ...ticketForms.map((form) =>
      lazyRoute(form.path, async () => {
        const { TicketFormPage } = await import('./forms/TicketFormPage');
        return () => <TicketFormPage form={form} />;
      }),
    ),
    lazyRoute(paths.newCall, async () => (await import('./call/NewCallPage')).NewCallPage),
    lazyRoute(paths.ticket, async () => (await import('./page/TicketPage')).TicketPage),
    ...reportTabs.map((tab) =>
      lazyRoute(tab.path, async () => {
        const { ReportPage } = await import('./reports/ReportPage');
        return () => <ReportPage tab={tab} />;
      }),
    ),
    lazyRoute(paths.trends, async () => (await import('./reports/trends/TrendsPage')).TrendsPage),
  ],
  extensions: {
    deskNow: {
      order: 10,
      lazy: async () => ({ Component: (await import('./desk/NowTickets')).NowTickets }),
    },
    desk: {
      order: 10,
      lazy: async () => ({ Component: (await import('./desk/TechniciansToday')).TechniciansToday }),
    },
    home: {
      order: 10,
      lazy: async () => ({
        Component: (await import(/* webpackMode: "eager" */ './home/IssueTracking')).IssueTracking,
      }),
    },
    elevatorTickets: {
      order: 10,
      lazy: async () => {
        const { ElevatorTickets } = await import('./lists/ElevatorTickets');
        return { Component: (props) => <ElevatorTickets {...props} peek={loadPeek} /> };
      },
    },
    customerTickets: {
      order: 10,
      lazy: async () => ({ Component: (await import('./lists/CustomerTickets')).CustomerTickets }),
    },
  },
  search: { lazy: () => import('./search/searchKinds') },
});
