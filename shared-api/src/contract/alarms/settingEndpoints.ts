import { endpoint, STAFF_TYPES } from '../endpoint';
import { emptyBody, id, list, record } from '../fields';
import { moment } from '../moment';
import {
  alarmSettings,
  duty,
  newDuty,
  newTestCall,
  storedAlarmSettings,
  testCall,
  testCalls,
} from './alarmSettings';

const changes = ['alarms'] as const;

/** GET /api/alarms/settings/ (R1306): Read what is set for emergencies. The escalation policy and the fire service. */
export const readAlarmSettings = endpoint({
  name: 'readAlarmSettings',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/settings/',
  optional: true,
  reply: storedAlarmSettings,
});

/** PUT /api/alarms/settings/ (R1306): Store what is set for emergencies. As a whole; alarms that are open go on with it. */
export const storeAlarmSettings = endpoint({
  name: 'storeAlarmSettings',
  domain: 'alarms',
  method: 'PUT',
  path: '/api/alarms/settings/',
  optional: true,
  body: alarmSettings,
  reply: storedAlarmSettings,
  changes,
});

/** GET /api/alarms/on_call/ (R1307): List the duties. Those between two moments; past ones are kept. */
export const listDuties = endpoint({
  name: 'listDuties',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/on_call/',
  optional: true,
  access: STAFF_TYPES,
  query: record({ since: moment().optional(), until: moment().optional() }),
  reply: list(duty, 1_000),
});

/** POST /api/alarms/on_call/ (R1307): Enter a duty. One that has begun starts now. */
export const addDuty = endpoint({
  name: 'addDuty',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/on_call/',
  optional: true,
  body: newDuty,
  reply: duty,
  success: 201,
  idempotent: true,
  changes,
});

/** DELETE /api/alarms/on_call/{duty}/ (R1307): End a duty. One that has begun ends now and is kept; another one is deleted. */
export const endDuty = endpoint({
  name: 'endDuty',
  domain: 'alarms',
  method: 'DELETE',
  path: '/api/alarms/on_call/:duty_id/',
  optional: true,
  params: record({ duty_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes,
});

/** GET /api/alarms/test_calls/ (R1308): List the test calls. The newest of each lift, and the lifts that are silent. */
export const listTestCalls = endpoint({
  name: 'listTestCalls',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/test_calls/',
  optional: true,
  reply: testCalls,
});

/** POST /api/alarms/test_calls/ (R1308): Record a test call. Nobody is alarmed. */
export const addTestCall = endpoint({
  name: 'addTestCall',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/test_calls/',
  optional: true,
  access: STAFF_TYPES,
  body: newTestCall,
  reply: testCall,
  success: 201,
  idempotent: true,
  changes,
});
