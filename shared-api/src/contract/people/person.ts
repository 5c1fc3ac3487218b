import type { InferType } from 'yup';
import {
  namesFor,
  partialInputSchemasFor,
  partialReplySchemasFor,
  replySchemasFor,
  inputSchemasFor,
} from '../entityFields';
import { companyName } from '../account/company';
import { id, record, integer } from '../fields';
import { hasText } from '../list';
import { compareByName } from '../nameOrder';
import { nameLabel } from '../personName';
import { hasPhone } from './phone';
import { peopleFields, type PersonNamesFor, type PersonSearchScope } from './peopleFields';

/** A person as the edit forms read them (R425). */
export const person = record({
  user_id: id(),
  ...partialReplySchemasFor(peopleFields, 'readDetail'),
  ...replySchemasFor(peopleFields, 'read'),
});
export type Person = InferType<typeof person>;

/** The reply with a person (R425). */
export const personReply = record({ data: person });

/** The body of update_user: omitted fields stay as they are; an empty body only loads (R425). */
export const personChanges = record(partialInputSchemasFor(peopleFields, 'update'));
export type PersonChanges = InferType<typeof personChanges>;

/**
 * The body of a registration (R166). is_staff and is_verified are part of the payload but are ignored (R141), so they
 * are not fields. admin_email and admin_passcode are used for technicians and customers.
 */
export const registration = record({
  ...inputSchemasFor(peopleFields, 'create'),
  /** Of a dealer (R180); ignored for the others. */
  company_name: companyName.optional(),
});
export type Registration = InferType<typeof registration>;

/** A row of employee_list (R421). */
export const employee = record({
  user_id: id(),
  ...partialReplySchemasFor(peopleFields, 'rowDetail'),
  ...replySchemasFor(peopleFields, 'technicianRow'),
  ticket_count: integer(0),
  /** Those of them that are not Closed, except on other back ends. */
  open_tickets: integer(0).optional(),
});
export type Employee = InferType<typeof employee>;

/** A row of user_customer_list (R422). */
export const customer = record({
  user_id: id(),
  ...partialReplySchemasFor(peopleFields, 'rowDetail'),
  ...replySchemasFor(peopleFields, 'customerRow'),
  ticket_count: integer(0),
});
export type Customer = InferType<typeof customer>;

/** The parts of a person's name; a row of another back end may lack them. */
export interface NamedPerson {
  username: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** First and last name of a person, or the name of a company; '' if there is none. */
export const fullName = ({ first_name, last_name }: Omit<NamedPerson, 'username'>): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** A person in one line: the name, and the user name, which distinguishes people of the same name. */
export const personLabel = (person: NamedPerson): string => nameLabel(person.username, fullName(person));

/** Compares people in our server's order, by user name. */
export const comparePeople = compareByName<{ user_id: number; username: string }>(
  ({ username }) => username,
  ({ user_id }) => user_id,
);

/** Technician and customer search: the user name only (R404), unless the caller asks for more. */
export function matchesPerson(
  row: Pick<Customer, PersonNamesFor<'searchAll' | 'rowDetail'>>,
  search: string,
  scope?: PersonSearchScope,
): boolean {
  if (!scope) return hasText(row, namesFor(peopleFields, 'search'), search);
  return (
    hasText(row, namesFor(peopleFields, 'searchAll'), search) ||
    hasText({ name: fullName(row) }, ['name'], search) ||
    hasPhone(row.phoneno ?? '', search)
  );
}
