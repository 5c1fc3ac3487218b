import { endpoint } from '../endpoint';
import { day, file, id, record } from '../fields';
import { reportLanguage } from '../reports/societyReport';
import { trendDays } from '../tickets/trends';
import { alarmTimes } from './alarmTimes';
import { elevatorSafety, newSeal, permit, seal } from './seal';

const ofElevator = record({ elevator_id: id() });

/** Every technician may help in an emergency (R1303). */
const access = ['DealerUser', 'TechnicianUser'] as const;
const changes = ['alarms', 'elevators', 'tickets', 'visits'] as const;

/** GET /api/elevators/{elevator}/safety/ (R1368): Read the emergencies of an elevator. Its seals, test calls and alarms. */
export const readElevatorSafety = endpoint({
  name: 'readElevatorSafety',
  domain: 'alarms',
  method: 'GET',
  path: '/api/elevators/:elevator_id/safety/',
  optional: true,
  access,
  params: ofElevator,
  reply: elevatorSafety,
});

/** POST /api/elevators/{elevator}/seals/ (R1368): Seal an elevator. It must not go back into service without a permit. */
export const sealElevator = endpoint({
  name: 'sealElevator',
  domain: 'alarms',
  method: 'POST',
  path: '/api/elevators/:elevator_id/seals/',
  optional: true,
  access,
  params: ofElevator,
  body: newSeal,
  reply: seal,
  success: 201,
  idempotent: true,
  changes,
});

/** POST /api/elevators/{elevator}/unseal/ (R1368): Remove the seal of an elevator. With the permit: number, day and file. */
export const unsealElevator = endpoint({
  name: 'unsealElevator',
  domain: 'alarms',
  method: 'POST',
  path: '/api/elevators/:elevator_id/unseal/',
  optional: true,
  params: ofElevator,
  body: permit,
  reply: seal,
  idempotent: true,
  changes,
});

/**
 * GET /api/alarms/times/ (R1369): Read the response times. Of the alarms that were reported in these days: until somebody took
 * them, arrived, and released the people.
 */
export const readAlarmTimes = endpoint({
  name: 'readAlarmTimes',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/times/',
  optional: true,
  query: trendDays,
  reply: alarmTimes,
});

/** GET /api/alarms/register/ (R1370): Read the accident register as a PDF. The alarms of a period, with what was recorded. */
export const readAccidentRegister = endpoint({
  name: 'readAccidentRegister',
  domain: 'alarms',
  method: 'GET',
  path: '/api/alarms/register/',
  optional: true,
  query: record({ from: day(), to: day(), language: reportLanguage() }),
  reply: file(),
  file: 'application/pdf',
});

/** GET /api/elevators/{elevator}/logbook/ (R1371): Read the logbook of an elevator as a PDF. What happened to it in a period. */
export const readLogbook = endpoint({
  name: 'readLogbook',
  domain: 'alarms',
  method: 'GET',
  path: '/api/elevators/:elevator_id/logbook/',
  optional: true,
  params: ofElevator,
  query: record({ from: day(), to: day(), language: reportLanguage() }),
  reply: file(),
  file: 'application/pdf',
});
