import { USER_TYPES, endpoint } from '../endpoint';
import { choice, list, emptyBody, record, id } from '../fields';
import { TRACKER_VALUES, customField } from './customField';
import { customFieldChanges, customFieldOrder, newCustomField } from './customFieldChange';

/**
 * GET /api/custom_fields/get_custom_fields_by_type/{tracker}/ (R722): List the custom fields of a form. A tracker's
 * fields, by order.
 */
export const customFieldsByType = endpoint({
  name: 'customFieldsByType',
  domain: 'custom-fields',
  method: 'GET',
  path: '/api/custom_fields/get_custom_fields_by_type/:tracker/',
  access: USER_TYPES,
  params: record({ tracker: choice(TRACKER_VALUES) }),
  reply: list(customField),
});

/**
 * POST /api/custom_fields/add_custom_field/ (R706, R723): Create a custom field. Adds a field, without an `order` as
 * the last of its section.
 */
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
 * POST /api/custom_fields/update_order/ (R724): Order the custom fields. Changes the order of a section's fields,
 * completely or not at all.
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

/**
 * DELETE /api/custom_fields/delete/{id}/ (R725): Delete a custom field. Forms no longer show the field; existing
 * values stay readable.
 */
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

/** GET /api/custom_fields/{id}/ (R726): Read a custom field. Includes its options. */
export const readCustomField = endpoint({
  name: 'readCustomField',
  domain: 'custom-fields',
  method: 'GET',
  path: '/api/custom_fields/:id/',
  access: USER_TYPES,
  params: fieldParams,
  reply: customField,
});

/** POST /api/custom_fields/update/{id}/ (R713, R727): Change a custom field. Changes what the body names. */
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
