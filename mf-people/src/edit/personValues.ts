import type { Person } from '@smart-elevator/shared-api/contract/people/person';

/** What can be edited of a person (R406), in the order of the form. */
export const PERSON_FIELDS = ['email', 'first_name', 'last_name', 'phoneno'] as const;

/** What the edit form holds, under the names of the wire. */
export type PersonValues = Record<(typeof PERSON_FIELDS)[number], string>;

/** A person as the form shows them. A server may not know all of it. */
export const valuesOf = ({ email, first_name, last_name, phoneno }: Partial<Person>): PersonValues => ({
  email: email ?? '',
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  phoneno: phoneno ?? '',
});
