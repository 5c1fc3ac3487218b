import { endpoint, STAFF_TYPES } from '../../endpoint';
import { choice, id, list, record } from '../../fields';
import { checklist, checklistConflict, checklistInput, VISIT_KINDS } from './checklist';
import { checkAnswers, checksConflict, liftChecks, visitChecks } from './visitChecks';

const ofKind = record({ visit_kind: choice(VISIT_KINDS) });
const changes = ['visits'] as const;

/** GET /api/visits/checklists/ (R1252): List the checklists. One for each kind of visit: the dealer’s own, or the default. */
export const listChecklists = endpoint({
  name: 'listChecklists',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/checklists/',
  optional: true,
  reply: list(checklist, VISIT_KINDS.length),
});

/** GET /api/visits/checklists/{visit_kind}/default/ (R1252): Read the default checklist. Of a kind of visit. */
export const readDefaultChecklist = endpoint({
  name: 'readDefaultChecklist',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/checklists/:visit_kind/default/',
  optional: true,
  params: ofKind,
  reply: checklist,
});

/**
 * PUT /api/visits/checklists/{visit_kind}/ (R1252): Store a checklist. As a whole, for the visits that begin from now on; 409 when
 * it was changed since the caller read it.
 */
export const storeChecklist = endpoint({
  name: 'storeChecklist',
  domain: 'visits',
  method: 'PUT',
  path: '/api/visits/checklists/:visit_kind/',
  optional: true,
  params: ofKind,
  body: checklistInput,
  reply: checklist,
  conflict: checklistConflict,
  changes,
});

/** DELETE /api/visits/checklists/{visit_kind}/ (R1252): Delete a checklist. The default is used again. */
export const deleteChecklist = endpoint({
  name: 'deleteChecklist',
  domain: 'visits',
  method: 'DELETE',
  path: '/api/visits/checklists/:visit_kind/',
  optional: true,
  params: ofKind,
  reply: checklist,
  changes,
});

/**
 * GET /api/visits/{visit}/checks/ (R1253): Read the checklists of a visit. One for each lift, with the answers; of a visit that has
 * not begun what it would have.
 */
export const readVisitChecks = endpoint({
  name: 'readVisitChecks',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/:visit_id/checks/',
  optional: true,
  access: STAFF_TYPES,
  params: record({ visit_id: id() }),
  reply: visitChecks,
});

/**
 * PUT /api/visits/{visit}/checks/{elevator}/ (R1254): Store answers of a lift. Some or all; the items are copied into the visit with
 * the first one. 409 when somebody else has answered one of them differently since the caller read them, or when the checklist is
 * another one and does not have the text of an answer exactly once.
 */
export const answerChecks = endpoint({
  name: 'answerChecks',
  domain: 'visits',
  method: 'PUT',
  path: '/api/visits/:visit_id/checks/:elevator_id/',
  optional: true,
  access: STAFF_TYPES,
  params: record({ visit_id: id(), elevator_id: id() }),
  body: checkAnswers,
  reply: liftChecks,
  conflict: checksConflict,
  changes,
});
