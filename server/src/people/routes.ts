import {
  activatePerson as activateCall,
  customerList,
  deactivatePerson as deactivateCall,
  dealerInfo,
  deletePerson,
  employeeList,
  readPerson,
  readWork as readWorkCall,
  countInvitations,
  sendInvitations as sendInvitationsCall,
  updatePerson,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { findPeople as findPeopleCall } from '@smart-elevator/shared-api/contract/people/findEndpoints';
import type { FastifyInstance } from 'fastify';
import { countNotAccepted, sendInvitations } from '../account/sendInvitations';
import { forbidden, notFound } from '../http/HttpError';
import { serve, type HandlerContext } from '../http/serve';
import { changePerson } from './changePerson';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { activatePerson, deactivatePerson } from './deactivatePerson';
import { dealerEmail, findPerson } from './findPerson';
import { readWork } from './handOver';
import { findPeople, listCustomers, listEmployees } from './peopleLists';
import { removePerson } from './removePerson';

/** Sendings per minute of one address. */
const INVITATIONS = 60;

/** The dealer's technicians and customers: listed, read, changed, deactivated, deleted. */
export function people(app: FastifyInstance): void {
  serve(app, employeeList, ({ db, caller, query }) => listEmployees(db, caller.dealer_id, query));
  serve(app, customerList, ({ db, params: { dealer_id }, query }) => listCustomers(db, dealer_id, query));

  serve(app, findPeopleCall, ({ db, caller, query }) => findPeople(db, caller.dealer_id, query));

  serve(app, dealerInfo, ({ db, params: { dealer_id } }) => dealerEmail(db, dealer_id));

  serve(app, readPerson, loadPerson);

  // One call in the API: without a body it loads, for every role; only a dealer may change people (R425).
  serve(app, updatePerson, async (served) => {
    const { db, caller, params, body, raw } = served;
    if (Object.keys(body).length === 0) return loadPerson(served);
    if (caller.user_type !== 'DealerUser') throw forbidden();
    const { dealer_id } = caller;
    const { publicUrl } = raw.server.settings;
    return { data: await changePerson(db, { dealer_id, ...params, changes: body, publicUrl }) };
  });

  serve(app, readWorkCall, ({ db, caller, params }) => readWork(db, params, caller.today));
  serve(app, deactivateCall, (request) =>
    withIdempotencyKey(deactivateCall, request, (db) =>
      deactivatePerson(db, { ...request.params, ...request.body }),
    ),
  );
  serve(app, activateCall, ({ db, params: { dealer_id }, body }) =>
    activatePerson(db, dealer_id, body.user_id),
  );

  serve(
    app,
    sendInvitationsCall,
    async ({ db, params: { dealer_id }, body, raw }) => {
      const { publicUrl } = raw.server.settings;
      return { invited: await sendInvitations(db, { dealer_id, ...body, publicUrl }) };
    },
    { perMinute: INVITATIONS },
  );

  serve(app, countInvitations, async ({ db, params: { dealer_id } }) => ({
    not_accepted: await countNotAccepted(db, dealer_id),
  }));

  serve(app, deletePerson, ({ db, params: { dealer_id }, body }) => removePerson(db, dealer_id, body));
}

async function loadPerson({
  db,
  caller,
  params,
}: Pick<HandlerContext<typeof readPerson>, 'db' | 'caller' | 'params'>) {
  // Users of the companion app may read only their own profile; another user's is a 404.
  if (caller.user_type !== 'DealerUser' && caller.user_id !== params.user_id) throw notFound();
  return { data: await findPerson(db, caller.dealer_id, params.user_id) };
}
