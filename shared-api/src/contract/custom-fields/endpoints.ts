import { USER_TYPES, endpoint } from '../endpoint';
import { choice, list, emptyBody, record, id } from '../fields';
import { TRACKER_VALUES, customField } from './customField';
import { customFieldChanges, customFieldOrder, newCustomField } from './customFieldChange';

/** GET /api/custom_fields/get_custom_fields_by_type/{tracker}/: a tracker's fields, by order (R722). */
export const customFieldsByType = endpoint({
  name: 'customFieldsByType',
  domain: 'custom-fields',
  method: 'GET',
  path: '/api/custom_fields/get_custom_fields_by_type/:tracker/',
  access: USER_TYPES,
  params: record({ tracker: choice(TRACKER_VALUES) }),
  reply: list(customField),
});

/** POST /api/custom_fields/add_custom_field/: adds a field, without an `order` as the last of its section (R706, R723). */
export const addCustomField = endpoint({
  name: 'addCustomField',
  domain: 'custom-fields',
  method: 'POST',
  path: '/api/custom_fields/add_custom_field/',
  body: newCustomField,
  reply: customField,
  success: 201,
  idempotent: true,
  changes: ['custom-fields'],
});

/**
 * POST /api/custom_fields/update_order/: changes the order of a section's fields, completely or not at all (R724).
 */
export const updateCustomFieldOrder = endpoint({
  name: 'updateCustomFieldOrder',
  domain: 'custom-fields',
  method: 'POST',
  path: '/api/custom_fields/update_order/',
  body: customFieldOrder,
  reply: emptyBody(),
  changes: ['custom-fields', 'tickets', 'reports'],
});

const fieldParams = record({ id: id() });

/** DELETE /api/custom_fields/delete/{id}/: forms no longer show the field; existing values stay readable (R725). */
export const deleteCustomField = endpoint({
  name: 'deleteCustomField',
  domain: 'custom-fields',
  method: 'DELETE',
  path: '/api/custom_fields/delete/:id/',
  params: fieldParams,
  reply: emptyBody(),
  success: 204,
  changes: ['custom-fields', 'tickets', 'reports'],
});

/** GET /api/custom_fields/{id}/: one field (R726). */
export const readCustomField = endpoint({
  name: 'readCustomField',
  domain: 'custom-fields',
  method: 'GET',
  path: '/api/custom_fields/:id/',
  access: USER_TYPES,
  params: fieldParams,
  reply: customField,
});

/** POST /api/custom_fields/update/{id}/: changes what the body names (R713, R727). */
export const updateCustomField = endpoint({
  name: 'updateCustomField',
  domain: 'custom-fields',
  method: 'POST',
  path: '/api/custom_fields/update/:id/',
  params: fieldParams,
  body: customFieldChanges,
  reply: customField,
  changes: ['custom-fields', 'tickets', 'reports'],
});
