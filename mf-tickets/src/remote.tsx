import { defineRemote } from '@smart-elevator/federation/remote';
import { ticketLists } from './lists/ticketLists';
import { reportTabs } from './reports/reportTabs';

/** Tickets: the lists, the reports, and the 'Issue Tracking' half of Home. */
export default defineRemote({
  routes: [
    ...ticketLists.map((list) => ({
      path: list.path,
      lazy: async () => {
        const { TicketListPage } = await import('./lists/TicketListPage');
        return { Component: () => <TicketListPage list={list} /> };
      },
    })),
    ...reportTabs.map((tab) => ({
      path: tab.path,
      lazy: async () => {
        const { ReportPage } = await import('./reports/ReportPage');
        return { Component: () => <ReportPage tab={tab} /> };
      },
    })),
  ],
  lends: {
    home: {
      order: 10,
      lazy: async () => ({ Component: (await import('./home/IssueTracking')).IssueTracking }),
    },
  },
});
