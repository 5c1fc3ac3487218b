import * as calls from '@smart-elevator/shared-api/contract/visits/endpoints';
import * as spread from '@smart-elevator/shared-api/contract/visits/spreadEndpoints';
import * as checks from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { defaultChecklist } from '@smart-elevator/shared-api/contract/visits/checklists/defaultChecklist';
import { findVisits as findVisitsCall } from '@smart-elevator/shared-api/contract/visits/findEndpoints';
import * as inTime from '@smart-elevator/shared-api/contract/visits/inTimeEndpoints';
import * as reminders from '@smart-elevator/shared-api/contract/visits/reminderEndpoints';
import * as plan from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { FastifyInstance } from 'fastify';
import { dayOfDevice } from '../http/authenticate';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { addVisit } from './addVisit';
import { changeVisit } from './changeVisit';
import { changeVisitState } from './changeVisitState';
import { answerChecks } from './checklists/answerChecks';
import { deleteChecklist, listChecklists, storeChecklist } from './checklists/checklistRepository';
import { readVisitChecks } from './checklists/visitChecks';
import { listVisits } from './lists/listVisits';
import { readBoard, readTray } from './readBoard';
import { addAbsence, deleteAbsence, listAbsences } from './planning/absences';
import { previewWorkingDays, readWorkingDays, storeWorkingDays } from './planning/workingDays';
import { moveVisits } from './spread/moveVisits';
import { previewSpread } from './spread/previewSpread';
import { technicianCalendars } from './technician-calendar/routes';
import { countMonths, countTechnicians } from './countInTime';
import { findVisits } from './findVisits';
import { readReminders, storeReminders } from './remindOfVisits';
import { sumByBuilding } from './sumByBuilding';
import { findVisit, listVisitHistory } from './visitRepository';

/** Visits: listed, read, entered, changed, and done, with their checklists; the dispatch board with its tray. */
export function visits(app: FastifyInstance): void {
  serve(app, calls.visitList, ({ db, caller, query }) => listVisits(db, caller, query));

  serve(app, calls.visitsByBuilding, ({ db, caller, query }) => sumByBuilding(db, caller, query));

  serve(app, findVisitsCall, ({ db, caller, query }) => findVisits(db, caller.dealer_id, query.text));

  serve(app, inTime.visitMonths, ({ db, caller, query }) => countMonths(db, caller.dealer_id, query));

  serve(app, inTime.visitTechnicians, ({ db, caller, query }) =>
    countTechnicians(db, caller.dealer_id, query),
  );

  serve(app, calls.readBoard, ({ db, caller, query }) => readBoard(db, caller, query));

  serve(app, calls.readTray, ({ db, caller, query }) => readTray(db, caller, query.tab));

  serve(app, calls.readVisit, ({ db, caller, params }) => findVisit(db, caller, params.visit_id));

  serve(app, calls.visitHistory, ({ db, caller, params, query }) =>
    listVisitHistory(db, caller, params.visit_id, query),
  );

  serve(app, calls.addVisit, (request) =>
    withIdempotencyKey(calls.addVisit, request, (db) => addVisit(db, request.caller, request.body)),
  );

  serve(app, calls.changeVisit, (request) => {
    const { caller, params, body } = request;
    // The visit is part of the input of the key.
    return withIdempotencyKey(calls.changeVisit, { ...request, body: { ...params, ...body } }, (db) =>
      changeVisit(db, caller, params.visit_id, body),
    );
  });

  serve(app, calls.changeVisitState, (request) => {
    const { caller, params, body, raw } = request;
    const { hasPushService } = app.settings;
    const day = dayOfDevice(raw.headers, body.device_at);
    // The visit is part of the input of the key.
    return withIdempotencyKey(calls.changeVisitState, { ...request, body: { ...params, ...body } }, (db) =>
      changeVisitState(db, caller, { visit_id: params.visit_id, body, day, hasPushService }),
    );
  });

  serve(app, checks.listChecklists, ({ db, caller }) => listChecklists(db, caller.dealer_id));

  serve(app, checks.readDefaultChecklist, ({ params: { visit_kind } }) =>
    Promise.resolve({ visit_kind, is_own: false, version: 0, items: defaultChecklist(visit_kind) }),
  );

  serve(app, checks.storeChecklist, ({ db, caller, params, body }) =>
    db.transaction((within) => storeChecklist(within, caller.dealer_id, params.visit_kind, body)),
  );

  serve(app, checks.deleteChecklist, ({ db, caller, params }) =>
    db.transaction((within) => deleteChecklist(within, caller.dealer_id, params.visit_kind)),
  );

  serve(app, checks.readVisitChecks, async ({ db, caller, params }) => ({
    lifts: await readVisitChecks(db, caller, params.visit_id),
  }));

  serve(app, checks.answerChecks, ({ db, caller, params, body }) =>
    db.transaction((within) => answerChecks(within, caller, params, body)),
  );

  serve(app, plan.readWorkingDays, ({ db, caller }) => readWorkingDays(db, caller));

  serve(app, plan.storeWorkingDays, ({ db, caller, body }) =>
    db.transaction((within) => storeWorkingDays(within, caller, body)),
  );

  serve(app, plan.previewWorkingDays, ({ db, caller, body }) => previewWorkingDays(db, caller, body));

  serve(app, spread.previewSpread, ({ db, caller, query }) => previewSpread(db, caller, query));

  serve(app, spread.spreadDay, (request) =>
    withIdempotencyKey(spread.spreadDay, request, (db) => moveVisits(db, request.caller, request.body.moves)),
  );

  technicianCalendars(app);

  serve(app, reminders.readVisitReminders, ({ db, caller }) => readReminders(db, caller.dealer_id));

  serve(app, reminders.storeVisitReminders, ({ db, caller, body }) =>
    storeReminders(db, caller.dealer_id, body),
  );

  serve(app, plan.listAbsences, ({ db, caller, query }) => listAbsences(db, caller.dealer_id, query));

  serve(app, plan.addAbsence, (request) =>
    withIdempotencyKey(plan.addAbsence, request, (db) => addAbsence(db, request.caller, request.body)),
  );

  serve(app, plan.deleteAbsence, ({ db, caller, params }) =>
    deleteAbsence(db, caller.dealer_id, params.absence_id),
  );
}
