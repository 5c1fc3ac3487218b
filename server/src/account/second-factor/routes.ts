import * as calls from '@smart-elevator/shared-api/contract/account/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor } from './changeSecondFactor';
import { secondFactorOf } from './secondFactorRepository';

/** The user's own second factor: a code of an authenticator app in addition to the password. */
export function secondFactor(app: FastifyInstance): void {
  serve(app, calls.totpState, ({ db, caller }) => secondFactorOf(db, caller));
  serve(app, calls.beginTotp, beginSecondFactor);
  serve(app, calls.confirmTotp, confirmSecondFactor);
  serve(app, calls.disableTotp, disableSecondFactor);
}
