import { defineRemote } from '@smart-elevator/federation/remote';
import { ticketLists } from './lists/ticketLists';

/** Tickets: the lists, and the 'Issue Tracking' half of Home. */
export default defineRemote({
  routes: ticketLists.map((list) => ({
    path: list.path,
    lazy: async () => {
      const { TicketListPage } = await import('./lists/TicketListPage');
      return { Component: () => <TicketListPage list={list} /> };
    },
  })),
  lends: {
    home: {
      order: 10,
      lazy: async () => ({ Component: (await import('./home/IssueTracking')).IssueTracking }),
    },
  },
});
