import { endpoint, USER_TYPES } from '../endpoint';
import { day, emptyBody, id, integer, list, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf, pagingQuery } from '../list';
import { filterSchemas } from '../listFilters';
import { board, spreadChange, tray, trayQuery } from './board';
import { visit, visitHistoryEntry, visitRow } from './visit';
import { VISIT_FILTERS, VISIT_ORDERINGS } from './visitFilter';
import { newVisit, visitChanges, visitStateChange } from './visitInput';
import { absence, newAbsence, workingDays } from './workingDays';

const ofVisit = record({ visit_id: id() });

/** What a changed visit makes stale: lists, calendars, contracts, timelines and the desk. */
const changes = ['visits', 'contracts', 'maintenance', 'elevators'] as const;

/**
 * GET /api/visits/: List the visits. Those of the dealer, a technician’s own, or those of a customer’s lifts, ordered by
 * the planned day. `search` covers building, address, lifts and customer.
 */
export const visitList = endpoint({
  name: 'visitList',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/',
  optional: true,
  access: USER_TYPES,
  query: record({
    ...listQuery,
    ...cursorQuery,
    ordering: orderingSchema(VISIT_ORDERINGS),
    ...filterSchemas(VISIT_FILTERS),
  }),
  reply: pageOf(visitRow),
  bare: 'results',
});

/** GET /api/visits/{visit}/: Read a visit. With its lifts, technicians and tickets. */
export const readVisit = endpoint({
  name: 'readVisit',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/:visit_id/',
  optional: true,
  access: USER_TYPES,
  params: ofVisit,
  reply: visit,
});

/** GET /api/visits/{visit}/history/: List what happened to a visit. Newest first. */
export const visitHistory = endpoint({
  name: 'visitHistory',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/:visit_id/history/',
  optional: true,
  access: ['DealerUser', 'TechnicianUser'],
  params: ofVisit,
  query: record(pagingQuery),
  reply: pageOf(visitHistoryEntry),
  bare: 'results',
});

/** POST /api/visits/ (R1206): Plan a visit without a contract. For one or more lifts of one building. */
export const addVisit = endpoint({
  name: 'addVisit',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/',
  optional: true,
  body: newVisit,
  reply: visit,
  success: 201,
  idempotent: true,
  changes,
});

/**
 * PATCH /api/visits/{visit}/ (R1205): Plan a visit anew. Its day, technicians, window, tickets or note; 409 with the visit
 * when it was changed since the caller read it.
 */
export const changeVisit = endpoint({
  name: 'changeVisit',
  domain: 'visits',
  method: 'PATCH',
  path: '/api/visits/:visit_id/',
  optional: true,
  params: ofVisit,
  body: visitChanges,
  reply: visit,
  conflict: visit,
  changes,
});

/**
 * POST /api/visits/{visit}/state/ (R1202): Change the state of a visit. Done completes the maintenance of its lifts. 409 with
 * the visit when it was changed since the caller read it.
 */
export const changeVisitState = endpoint({
  name: 'changeVisitState',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/:visit_id/state/',
  optional: true,
  access: ['DealerUser', 'TechnicianUser'],
  params: ofVisit,
  body: visitStateChange,
  reply: visit,
  conflict: visit,
  changes,
});

/** GET /api/visits/board/ (R1210): Read the dispatch board. The visits and absences between two days. */
export const readBoard = endpoint({
  name: 'readBoard',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/board/',
  optional: true,
  query: record({ from: day(), to: day() }),
  reply: board,
});

/** GET /api/visits/tray/ (R1210): Read a tab of the tray. Visits without a technician, late or double, on hold, cancelled. */
export const readTray = endpoint({
  name: 'readTray',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/tray/',
  optional: true,
  query: trayQuery,
  reply: tray,
});

/**
 * GET /api/visits/spread/ (R1211): Read how a technician’s day would be spread. Which visits would go to whom, and when,
 * if the technician did not work on that day; nothing is changed.
 */
export const previewSpread = endpoint({
  name: 'previewSpread',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/spread/',
  optional: true,
  query: record({ technician_id: id(), day: day() }),
  reply: list(spreadChange),
});

/** POST /api/visits/spread/ (R1211): Spread a technician’s day. All of it, or nothing; answers what was changed. */
export const spreadDay = endpoint({
  name: 'spreadDay',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/spread/',
  optional: true,
  body: record({ technician_id: id(), day: day() }),
  reply: list(spreadChange),
  changes,
});

/** GET /api/visits/working_days/ (R1208): Read the working calendar. */
export const readWorkingDays = endpoint({
  name: 'readWorkingDays',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/working_days/',
  optional: true,
  reply: workingDays,
});

/** PUT /api/visits/working_days/ (R1208): Store the working calendar. What is planned and not yet begun moves off its days off. */
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

/** POST /api/visits/absences/ (R1209): Store an absence. 400 when it overlaps another one of the technician. */
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

/** DELETE /api/visits/absences/{absence}/ (R1209): Delete an absence. */
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
