import { endpoint, USER_TYPES, STAFF_TYPES } from '../endpoint';
import { day, id, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf, pagingQuery } from '../list';
import { filterSchemas } from '../listFilters';
import { board, tray, trayQuery } from './board';
import { customerVisits } from './customerVisits';
import { visit, visitConflict, visitHistoryEntry, visitRow } from './visit';
import { VISIT_FILTERS, VISIT_ORDERINGS } from './visitFilter';
import { newVisit, visitChanges, visitStateChange } from './visitInput';

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

/**
 * GET /api/visits/by_building/ (R1331): Sum up the visits of a customer. Of each building the next one, the one that was done last,
 * how many were missed, and what its running contracts promise.
 */
export const visitsByBuilding = endpoint({
  name: 'visitsByBuilding',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/by_building/',
  optional: true,
  query: record({ ...pagingQuery, customer: id() }),
  reply: pageOf(customerVisits),
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
  access: STAFF_TYPES,
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
 * PATCH /api/visits/{visit}/ (R1205): Change the plan of a visit. Its day, technicians, window, tickets or note; 409 with the visit
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
  conflict: visitConflict,
  idempotent: true,
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
  access: STAFF_TYPES,
  params: ofVisit,
  body: visitStateChange,
  reply: visit,
  conflict: visitConflict,
  idempotent: true,
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
