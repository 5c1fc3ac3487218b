import type { InferType } from 'yup';
import { endpoint, STAFF_TYPES } from '../endpoint';
import { flag, record } from '../fields';
import { appearance, appearanceChanges } from './appearance';

/** A dealer's preferences (R825). */
const preferences = record({ send_otp: flag() });
export type Preferences = InferType<typeof preferences>;

/**
 * GET /api/user-preferences/get_user_pref/ (R825): Read the preferences of the dealer. Whether a closed ticket sends
 * a one-time code.
 */
export const readPreferences = endpoint({
  name: 'readPreferences',
  domain: 'preferences',
  method: 'GET',
  path: '/api/user-preferences/get_user_pref/',
  reply: preferences,
});

/** PATCH /api/user-preferences/update_user_pref/ (R825): Change the preferences of the dealer. They apply at once. */
export const savePreferences = endpoint({
  name: 'savePreferences',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/user-preferences/update_user_pref/',
  body: preferences,
  reply: preferences,
  changes: ['preferences'],
});

/**
 * GET /api/user-preferences/look/: Read the appearance of the console. The selected density, language, date format
 * and hidden columns; an addition of ours.
 */
export const readAppearance = endpoint({
  name: 'readAppearance',
  domain: 'preferences',
  method: 'GET',
  path: '/api/user-preferences/look/',
  optional: true,
  access: STAFF_TYPES,
  reply: appearance,
});

/** PATCH /api/user-preferences/look/: Change the appearance of the console. Stores them; omitted fields stay. */
export const saveAppearance = endpoint({
  name: 'saveAppearance',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/user-preferences/look/',
  optional: true,
  access: STAFF_TYPES,
  body: appearanceChanges,
  reply: appearance,
});
