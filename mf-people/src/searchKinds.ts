import { searchPeople } from '@smart-elevator/shared-api/client/search';
import { fullName } from '@smart-elevator/shared-api/contract/people/person';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { actionsKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { pathTo, paths } from './paths';
import type { PersonKind } from './personKinds';

const people = (
  look: Pick<SearchKind, 'label' | 'order'>,
  user_type: PersonKind['user_type'],
  pageOf: (userId: number) => string,
): SearchKind => ({
  ...look,
  icon: 'user',
  find: async (text, signal) =>
    (await searchPeople(user_type, text, signal)).map((person) => ({
      id: String(person.user_id),
      title: fullName(person) || person.username,
      detail: fullName(person) ? person.username : '',
      to: pageOf(person.user_id),
    })),
});

/** What technicians and customers add to the console's search. */
export const kinds: readonly SearchKind[] = [
  people({ label: msg('Technicians'), order: 40 }, 'TechnicianUser', pathTo.technician),
  people({ label: msg('Customers'), order: 50 }, 'CustomerUser', pathTo.customer),
  actionsKind([
    { title: msg('Add technician'), to: paths.addTechnician },
    { title: msg('Invite a technician'), to: paths.inviteTechnician },
    { title: msg('Add customer'), to: paths.addCustomer },
    { title: msg('Upload customers and elevators'), to: paths.customers },
  ]),
];
