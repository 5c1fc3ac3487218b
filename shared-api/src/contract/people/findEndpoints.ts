import type { InferType } from 'yup';
import { endpoint } from '../endpoint';
import { choice, id, list, oneLine, record } from '../fields';
import { peopleFields } from './peopleFields';

/** A person that the console's search found. */
const foundPerson = record({
  user_id: id(),
  username: peopleFields.username.read,
  first_name: peopleFields.first_name.read,
  last_name: peopleFields.last_name.read,
});
export type FoundPerson = InferType<typeof foundPerson>;

/**
 * GET /api/users/find/?user_type=&text=: Find technicians or customers. The few best technicians or customers by
 * name, user name, e-mail address or phone number.
 */
export const findPeople = endpoint({
  name: 'findPeople',
  domain: 'people',
  method: 'GET',
  path: '/api/users/find/',
  query: record({ user_type: choice(['TechnicianUser', 'CustomerUser']), text: oneLine(200) }),
  reply: list(foundPerson),
  optional: true,
});
