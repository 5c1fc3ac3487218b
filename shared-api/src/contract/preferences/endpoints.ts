import { endpoint } from '../endpoint';
import { preferences } from './preferences';

/** GET /api/user-preferences/get_user_pref/ (P2 §7). */
export const readPreferences = endpoint({
  name: 'readPreferences',
  domain: 'preferences',
  method: 'GET',
  path: '/api/user-preferences/get_user_pref/',
  reply: preferences,
});

/** PATCH /api/user-preferences/update_user_pref/ (P2 §7). */
export const savePreferences = endpoint({
  name: 'savePreferences',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/user-preferences/update_user_pref/',
  body: preferences,
  reply: preferences,
  changes: ['preferences'],
});
