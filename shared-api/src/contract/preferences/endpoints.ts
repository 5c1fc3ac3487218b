import type { InferType } from 'yup';
import { endpoint } from '../endpoint';
import { flag, record } from '../fields';
import { appearance, appearanceChanges } from './appearance';

/** A dealer's preferences (R825). */
const preferences = record({ send_otp: flag() });
export type Preferences = InferType<typeof preferences>;

/** GET /api/user-preferences/get_user_pref/ (R825). */
export const readPreferences = endpoint({
  name: 'readPreferences',
  domain: 'preferences',
  method: 'GET',
  path: '/api/user-preferences/get_user_pref/',
  reply: preferences,
});

/** PATCH /api/user-preferences/update_user_pref/ (R825). */
export const savePreferences = endpoint({
  name: 'savePreferences',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/user-preferences/update_user_pref/',
  body: preferences,
  reply: preferences,
  changes: ['preferences'],
});

/** GET /api/user-preferences/look/: the selected density, language, date format and hidden columns; an addition of ours. */
export const readAppearance = endpoint({
  name: 'readAppearance',
  domain: 'preferences',
  method: 'GET',
  path: '/api/user-preferences/look/',
  optional: true,
  reply: appearance,
});

/** PATCH /api/user-preferences/look/: stores them; omitted fields stay. */
export const saveAppearance = endpoint({
  name: 'saveAppearance',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/user-preferences/look/',
  optional: true,
  body: appearanceChanges,
  reply: appearance,
});
