import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  addElevator,
  customerDues,
  deleteElevator,
  elevatorBuildings,
  elevatorChoices,
  readElevator,
  updateElevator,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { findElevators as findElevatorsCall } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import {
  importList,
  previewCsv,
  readUploadSources,
  saveUploadSources,
  undoImport as undoImportCall,
  uploadCsv,
} from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import {
  elevatorFaults,
  elevatorTimeline,
} from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { customerDealerPids } from '@smart-elevator/shared-api/contract/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { notFound, refuseDuplicate } from '../http/HttpError';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { customerDealerSubscriptions } from '../push/subscriptionRepository';
import { changeElevator } from './changeElevator';
import {
  countDues,
  findElevator,
  listBuildings,
  listElevatorChoices,
  listElevatorsOf,
  personOf,
  seenBy,
} from './elevatorRepository';
import { findElevators } from './findElevators';
import { NAME_TAKEN } from './validateElevator';
import { listImports } from './imports/importRepository';
import { undoImport } from './imports/undoImport';
import { removeElevator } from './removeElevator';
import { storeElevator } from './storeElevator';
import { readFaults, readTimeline } from './timeline';
import { receivePreview, receiveUpload } from './upload/receiveUpload';
import { saveUploadSourcesOf, uploadSourcesOf } from './upload/uploadSources';

/**
 * The dealer's elevators with their timelines and repeat faults, the file upload that creates many of them at once, and
 * the devices of an elevator's people.
 */
export function elevators(app: FastifyInstance): void {
  serve(app, elevatorChoices, ({ db, caller, query }) => listElevatorChoices(db, caller.dealer_id, query));

  serve(app, findElevatorsCall, ({ db, caller, query }) => findElevators(db, caller.dealer_id, query.text));

  serve(app, elevatorBuildings, ({ db, caller, query }) => listBuildings(db, caller.dealer_id, query));

  serve(app, customerDues, ({ db, caller, query }) => countDues(db, caller, query.customer));

  serve(app, userElevators, async ({ db, caller, params: { user_id }, query }) => {
    // Users of the companion app may read only their own elevators; another user's get a 404.
    const mayRead = caller.user_type === 'DealerUser' || caller.user_id === user_id;
    const person = await personOf(db, caller.dealer_id, user_id);
    if (!mayRead || !person) throw notFound();
    return listElevatorsOf(db, person, caller, query);
  });

  serve(app, uploadCsv, receiveUpload);
  serve(app, previewCsv, receivePreview);
  serve(app, importList, ({ db, caller, query }) => listImports(db, caller.dealer_id, query));
  serve(app, undoImportCall, ({ db, caller, params }) => undoImport(db, caller.dealer_id, params.import_id));
  serve(app, readUploadSources, ({ db, caller }) => uploadSourcesOf(db, caller));
  serve(app, saveUploadSources, async ({ db, caller, body }) => {
    await saveUploadSourcesOf(db, caller, body.sources);
    return body;
  });

  serve(app, addElevator, (request) =>
    refuseDuplicate(NAME_TAKEN, () =>
      withIdempotencyKey(addElevator, request, (db) =>
        storeElevator(db, request.caller, request.body, request.caller.today),
      ),
    ),
  );

  serve(app, readElevator, async ({ db, caller, params: { elevator_id } }) => {
    await checkSeen(db, caller, elevator_id);
    return loadElevator(db, caller.dealer_id, elevator_id);
  });

  // One call in the API: without a body it loads (R555).
  serve(app, updateElevator, ({ db, caller, params: { elevator_id }, body: changes }) => {
    const { dealer_id, user_id, today } = caller;
    if (Object.keys(changes).length === 0) return loadElevator(db, dealer_id, elevator_id);
    const { hasPushService } = app.settings;
    return changeElevator(db, { dealer_id, user_id, elevator_id, changes, today, hasPushService });
  });

  serve(app, deleteElevator, async ({ db, caller, params: { elevator_id } }) => {
    await removeElevator(db, { dealer_id: caller.dealer_id, elevator_id, today: caller.today });
    return {};
  });

  serve(app, elevatorTimeline, async ({ db, caller, params: { elevator_id }, query }) => {
    await checkSeen(db, caller, elevator_id);
    return readTimeline(db, caller, elevator_id, query);
  });

  serve(app, elevatorFaults, async ({ db, caller: { dealer_id }, params: { elevator_id } }) => {
    await loadElevator(db, dealer_id, elevator_id);
    return readFaults(db, dealer_id, elevator_id);
  });

  serve(app, customerDealerPids, async ({ db, caller: { dealer_id }, params: { elevator_id } }) => {
    const { customer_id } = await loadElevator(db, dealer_id, elevator_id);
    return customerDealerSubscriptions(db, dealer_id, customer_id);
  });
}

/** Throws 404 for an elevator that the caller may not see. */
async function checkSeen(db: Db, caller: Caller, elevator_id: number): Promise<void> {
  const found = await db.query(sql`select 1 from elevators e where e.dealer_id = ${caller.dealer_id}
    and e.elevator_id = ${elevator_id} and e.deleted_at is null and ${seenBy(caller)}`);
  if (found.length === 0) throw notFound();
}

async function loadElevator(db: Db, dealer_id: number, elevator_id: number): Promise<Elevator> {
  const elevator = await findElevator(db, dealer_id, elevator_id);
  if (!elevator) throw notFound();
  return elevator;
}
