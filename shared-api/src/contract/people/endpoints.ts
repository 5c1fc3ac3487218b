import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { listQuery, orderedBy, pageOf } from '../list';
import { PERSON_ORDERINGS } from '../account/user';
import { customer } from './customer';

/** GET /api/users/{dealer}/user_customer_list/: the dealer's customers, by user name (P2 §7). */
export const customerList = endpoint({
  name: 'customerList',
  domain: 'people',
  method: 'GET',
  path: '/api/users/:dealer_id/user_customer_list/',
  params: record({ dealer_id: id() }),
  query: record({ ...listQuery, ordering: orderedBy(PERSON_ORDERINGS) }),
  reply: pageOf(customer),
  bare: 'results',
});
