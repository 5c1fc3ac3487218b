import { endpoint } from '../endpoint';
import { choice, list, record } from '../fields';
import { USER_TYPES } from '../account/user';
import { TRACKER_VALUES, customField } from './customField';

/** GET /api/custom_fields/get_custom_fields_by_type/{tracker}/: a tracker's fields, by order (P2 §7). */
export const customFieldsByType = endpoint({
  name: 'customFieldsByType',
  domain: 'custom-fields',
  method: 'GET',
  path: '/api/custom_fields/get_custom_fields_by_type/:tracker/',
  access: USER_TYPES,
  params: record({ tracker: choice(TRACKER_VALUES) }),
  reply: list(customField),
});
