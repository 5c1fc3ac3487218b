import { defineRemote } from '@smart-elevator/federation/remote';
import { paths } from '@smart-elevator/shared-ui/paths';

/** Technicians and customers. */
export default defineRemote({
  routes: [
    {
      path: paths.technicians,
      lazy: async () => ({ Component: (await import('./technicians/TechniciansPage')).TechniciansPage }),
    },
    {
      path: paths.customers,
      lazy: async () => ({ Component: (await import('./customers/CustomersPage')).CustomersPage }),
    },
  ],
});
