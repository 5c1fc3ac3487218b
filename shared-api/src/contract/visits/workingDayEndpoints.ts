import { endpoint } from '../endpoint';
import { day, emptyBody, id, integer, list, record } from '../fields';
import { absence, newAbsence, workingDays, workingDaysPreview } from './workingDays';

/** What a changed working calendar makes stale. */
const changes = ['visits', 'maintenance', 'elevators'] as const;

/** GET /api/visits/working_days/ (R1208): Read the working calendar. Days off, the minutes of a day, and how far ahead visits are planned. */
export const readWorkingDays = endpoint({
  name: 'readWorkingDays',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/working_days/',
  optional: true,
  reply: workingDays,
});

/** PUT /api/visits/working_days/ (R1208): Store the working calendar. As a whole; 400 when a day is in it twice. */
export const storeWorkingDays = endpoint({
  name: 'storeWorkingDays',
  domain: 'visits',
  method: 'PUT',
  path: '/api/visits/working_days/',
  optional: true,
  body: workingDays,
  reply: workingDays,
  changes,
});

/** POST /api/visits/working_days/preview/ (R1233): Read what a working calendar would change. How many planned visits are on its days off; nothing is stored. */
export const previewWorkingDays = endpoint({
  name: 'previewWorkingDays',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/working_days/preview/',
  optional: true,
  body: workingDays,
  reply: workingDaysPreview,
});

/** GET /api/visits/absences/ (R1209): List the absences. Those that end on a day or later, of one technician or of all. */
export const listAbsences = endpoint({
  name: 'listAbsences',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/absences/',
  optional: true,
  query: record({ from: day().optional(), technician: id().optional() }),
  reply: list(absence),
});

/** POST /api/visits/absences/ (R1209): Store an absence. 400 when it is over, or overlaps another one of the technician. */
export const addAbsence = endpoint({
  name: 'addAbsence',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/absences/',
  optional: true,
  body: newAbsence,
  reply: absence.concat(record({ visits: integer(0) })),
  success: 201,
  idempotent: true,
  changes,
});

/** DELETE /api/visits/absences/{absence}/ (R1209): Delete an absence. Its days can be planned again. */
export const deleteAbsence = endpoint({
  name: 'deleteAbsence',
  domain: 'visits',
  method: 'DELETE',
  path: '/api/visits/absences/:absence_id/',
  optional: true,
  params: record({ absence_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes,
});
