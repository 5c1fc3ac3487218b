import { endpoint } from '../endpoint';
import { visitReminders } from './visitReminders';

/** GET /api/visits/reminders/ (R1335): Read the reminders of visits. How many days ahead customers are reminded; null: not at all. */
export const readVisitReminders = endpoint({
  name: 'readVisitReminders',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/reminders/',
  optional: true,
  reply: visitReminders,
});

/** PUT /api/visits/reminders/ (R1335): Store the reminders of visits. The next daily job sends those that are due. */
export const storeVisitReminders = endpoint({
  name: 'storeVisitReminders',
  domain: 'visits',
  method: 'PUT',
  path: '/api/visits/reminders/',
  optional: true,
  body: visitReminders,
  reply: visitReminders,
  changes: ['visits'],
});
