import { endpoint, STAFF_TYPES } from '../endpoint';
import { emptyBody, id, record } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { alarm, alarmConflict, alarmPage, openAlarms } from './alarm';
import { acknowledgement, alarmCall, alarmChanges, clockChange, newAlarm, release } from './alarmInput';

const ofAlarm = record({ alarm_id: id() });

/** The roles that see and take alarms: in an emergency every technician may help (R1303). */
const access = STAFF_TYPES;

/** What a changed alarm makes stale; its ticket is in lists and on Home. */
const changes = ['alarms', 'tickets', 'elevators'] as const;

/** GET /api/alarms/open/ (R1302): Read the open alarms. With the server’s clock, from which a console computes the minutes. */
export const readOpenAlarms = endpoint({
  name: 'readOpenAlarms',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/open/',
  optional: true,
  access,
  reply: openAlarms,
});

/** GET /api/alarms/: List the alarms. The newest first, with those that are over. */
export const alarmList = endpoint({
  name: 'alarmList',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/',
  optional: true,
  query: record(pagingQuery),
  reply: pageOf(alarm),
  bare: 'results',
});

/** GET /api/alarms/{alarm}/: Read an alarm. With its log, the server’s clock and the numbers of the fire service. */
export const readAlarm = endpoint({
  name: 'readAlarm',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/:alarm_id/',
  optional: true,
  access,
  params: ofAlarm,
  reply: alarmPage,
});

/**
 * POST /api/alarms/ (R1301): Report a person who is trapped. Makes the ticket and tells the people of the first step; without a
 * lift the ticket is made when the lift joins.
 */
export const reportAlarm = endpoint({
  name: 'reportAlarm',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/',
  optional: true,
  access,
  body: newAlarm,
  reply: alarm,
  success: 201,
  idempotent: true,
  changes,
});

/** PATCH /api/alarms/{alarm}/ (R1301): Change an alarm. What the caller says, its lift, or a moment of the clock. */
export const changeAlarm = endpoint({
  name: 'changeAlarm',
  domain: 'alarms',
  method: 'PATCH',
  path: '/api/alarms/:alarm_id/',
  optional: true,
  access,
  params: ofAlarm,
  body: alarmChanges,
  reply: alarm,
  changes,
});

/**
 * POST /api/alarms/{alarm}/acknowledge/ (R1305): Take an alarm. Nobody else is told any more; 409 with the alarm when somebody else
 * was first.
 */
export const acknowledgeAlarm = endpoint({
  name: 'acknowledgeAlarm',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/:alarm_id/acknowledge/',
  optional: true,
  access,
  params: ofAlarm,
  body: acknowledgement,
  reply: alarm,
  conflict: alarmConflict,
  changes,
});

/** POST /api/alarms/{alarm}/hand_back/ (R1305): Hand an alarm back. People are told from the first step on again. */
export const handBackAlarm = endpoint({
  name: 'handBackAlarm',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/:alarm_id/hand_back/',
  optional: true,
  access,
  params: ofAlarm,
  body: clockChange,
  reply: alarm,
  conflict: alarmConflict,
  changes,
});

/** POST /api/alarms/{alarm}/arrived/ (R1304): Arrive at an alarm. The first person who arrives also takes it. */
export const arriveAtAlarm = endpoint({
  name: 'arriveAtAlarm',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/:alarm_id/arrived/',
  optional: true,
  access,
  params: ofAlarm,
  body: clockChange,
  reply: alarm,
  conflict: alarmConflict,
  changes,
});

/** POST /api/alarms/{alarm}/released/ (R1304): Release the people. The alarm is over. */
export const releaseAlarm = endpoint({
  name: 'releaseAlarm',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/:alarm_id/released/',
  optional: true,
  access,
  params: ofAlarm,
  body: release,
  reply: alarm,
  conflict: alarmConflict,
  changes,
});

/** POST /api/alarms/{alarm}/calls/ (R1310): Log a call. To the caller, the fire service, or who has taken the alarm. */
export const logAlarmCall = endpoint({
  name: 'logAlarmCall',
  domain: 'alarms',
  method: 'POST',
  path: '/api/alarms/:alarm_id/calls/',
  optional: true,
  access,
  params: ofAlarm,
  body: alarmCall,
  reply: emptyBody(),
  success: 201,
  idempotent: true,
  changes: ['alarms'],
});
