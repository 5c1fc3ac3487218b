import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';
import { personKinds, type PersonKind } from './personKinds';

registerTranslations('hi', () => import('./language/hi.json'));

const add = (kind: PersonKind) => async () => {
  const { AddPersonPage } = await import('./add/AddPersonPage');
  return { Component: () => <AddPersonPage kind={kind} /> };
};

const edit = (kind: PersonKind) => async () => {
  const { EditPersonPage } = await import('./edit/EditPersonPage');
  return { Component: () => <EditPersonPage kind={kind} /> };
};

/** Technicians and customers. */
export default defineRemote({
  routes: [
    {
      path: paths.technicians,
      lazy: async () => ({ Component: (await import('./TechniciansPage')).TechniciansPage }),
    },
    { path: paths.addTechnician, lazy: add(personKinds.technician) },
    { path: paths.editTechnician, lazy: edit(personKinds.technician) },
    {
      path: paths.customers,
      lazy: async () => ({ Component: (await import('./customers/CustomersPage')).CustomersPage }),
    },
    {
      path: paths.customer,
      lazy: async () => ({ Component: (await import('./customers/CustomerPage')).CustomerPage }),
    },
    { path: paths.addCustomer, lazy: add(personKinds.customer) },
    { path: paths.editCustomer, lazy: edit(personKinds.customer) },
  ],
  search: { lazy: () => import('./searchKinds') },
});
