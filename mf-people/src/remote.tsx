import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';
import { personKinds, type PersonKind } from './personKinds';

registerTranslations('hi', () => import('./language/hi.json'));

const add = (kind: PersonKind) => async () => {
  const { AddPersonPage } = await import('./add/AddPersonPage');
  return () => <AddPersonPage kind={kind} />;
};

const edit = (kind: PersonKind) => async () => {
  const { EditPersonPage } = await import('./edit/EditPersonPage');
  return () => <EditPersonPage kind={kind} />;
};

/** Technicians and customers. */
export default defineRemote({
  routes: [
    lazyRoute(paths.technicians, async () => (await import('./TechniciansPage')).TechniciansPage),
    lazyRoute(paths.addTechnician, add(personKinds.technician)),
    lazyRoute(paths.editTechnician, edit(personKinds.technician)),
    lazyRoute(paths.technician, async () => (await import('./technician/TechnicianPage')).TechnicianPage),
    lazyRoute(paths.technicianDay, async () => (await import('./technician/DaySheetPage')).DaySheetPage),
    lazyRoute(
      paths.inviteTechnician,
      async () => (await import('./add/InviteTechnicianPage')).InviteTechnicianPage,
    ),
    lazyRoute(paths.customers, async () => (await import('./customers/CustomersPage')).CustomersPage),
    lazyRoute(paths.customer, async () => (await import('./customers/CustomerPage')).CustomerPage),
    lazyRoute(paths.addCustomer, add(personKinds.customer)),
    lazyRoute(paths.editCustomer, edit(personKinds.customer)),
  ],
  search: { lazy: () => import('./searchKinds') },
});
