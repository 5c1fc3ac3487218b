import * as calls from '@smart-elevator/shared-api/contract/account/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { begin, confirm, disable } from './changeSecondFactor';
import { secondFactorOf } from './secondFactorRepository';

/** The user's own second factor: a code of an authenticator app in addition to the password. */
export function secondFactor(app: FastifyInstance): void {
  serve(app, calls.totpState, ({ db, caller }) => secondFactorOf(db, caller));
  serve(app, calls.beginTotp, begin);
  serve(app, calls.confirmTotp, confirm);
  serve(app, calls.disableTotp, disable);
}
