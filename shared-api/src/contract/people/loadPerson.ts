import { endpoint, USER_TYPES } from '../endpoint';
import { id, record } from '../fields';
import { personReply } from './person';

/**
 * PATCH /api/users/{user}/update_user/ without a body loads a person (R425). In the API it is `updatePerson`, so it
 * is not listed a second time. It is a separate endpoint here because it makes no data stale.
 */
export const loadPerson = endpoint({
  name: 'loadPerson',
  domain: 'people',
  method: 'PATCH',
  path: '/api/users/:user_id/update_user/',
  access: USER_TYPES,
  params: record({ user_id: id() }),
  reply: personReply,
});
