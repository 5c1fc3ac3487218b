import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
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
    ...ticketLists.map((list) => ({
      path: list.path,
      lazy: async () => {
        const { TicketListPage } = await import('./lists/TicketListPage');
        return { Component: () => <TicketListPage list={list} /> };
      },
    })),
    ...ticketForms.map((form) => ({
      path: form.path,
      lazy: async () => {
        const { TicketFormPage } = await import('./forms/TicketFormPage');
        return { Component: () => <TicketFormPage form={form} /> };
      },
    })),
    {
      path: paths.ticket,
      lazy: async () => ({ Component: (await import('./page/TicketPage')).TicketPage }),
    },
    ...reportTabs.map((tab) => ({
      path: tab.path,
      lazy: async () => {
        const { ReportPage } = await import('./reports/ReportPage');
        return { Component: () => <ReportPage tab={tab} /> };
      },
    })),
    {
      path: paths.trends,
      lazy: async () => ({ Component: (await import('./reports/trends/TrendsPage')).TrendsPage }),
    },
  ],
  extensions: {
    home: {
      order: 10,
      lazy: async () => ({
        Component: (await import(/* webpackMode: "eager" */ './home/IssueTracking')).IssueTracking,
      }),
    },
    elevatorTickets: {
      order: 10,
      lazy: async () => ({ Component: (await import('./lists/ElevatorTickets')).ElevatorTickets }),
    },
    customerTickets: {
      order: 10,
      lazy: async () => ({ Component: (await import('./lists/CustomerTickets')).CustomerTickets }),
    },
  },
  search: { lazy: () => import('./search/searchKinds') },
});
