import * as calls from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusals';
import { serve } from '../http/serve';
import { perAccount } from '../http/throttle';
import { confirmAddress } from './emailKeys';
import { confirmPasswordReset } from './confirmPasswordReset';
import { passcodeOf, renewPasscode } from './dealerPasscode';
import { listEmployees } from './employeeRepository';
import { refresh, verify } from './refresh';
import { register } from './register';
import { requestPasswordReset } from './requestPasswordReset';
import { endSession } from './sessionRepository';
import { signIn } from './signIn';

/** Tries a minute of one address, and failures a minute of one account. */
const SIGN_INS = 20;
const REGISTRATIONS = 20;
const CONFIRMATIONS = 30;
const PASSWORD_RESETS = 20;
const FAILURES = 10;

/** Signing in and out, registration, a new password, the dealer's passcode and technicians. */
export function account(app: FastifyInstance): void {
  serve(app, calls.signIn, signIn(perAccount(app, FAILURES)), { perMinute: SIGN_INS });
  serve(app, calls.refreshToken, refresh);
  serve(app, calls.verifyToken, verify);

  serve(app, calls.signOut, async ({ db, caller }) => {
    await endSession(db, caller.session_id);
    return { detail: accountSentences.loggedOut };
  });

  serve(app, calls.register, register(perAccount(app, FAILURES)), { perMinute: REGISTRATIONS });

  serve(
    app,
    calls.verifyEmail,
    async ({ db, body }) => {
      if (!(await confirmAddress(db, body.key))) throw notFound();
      return { detail: accountSentences.verified };
    },
    { perMinute: CONFIRMATIONS },
  );

  serve(app, calls.requestPasswordReset, requestPasswordReset(perAccount(app, FAILURES)), {
    perMinute: PASSWORD_RESETS,
  });
  serve(app, calls.confirmPasswordReset, confirmPasswordReset(perAccount(app, FAILURES)), {
    perMinute: PASSWORD_RESETS,
  });

  serve(app, calls.readPasscode, ({ db, caller }) => passcodeOf(db, caller.dealer_id));
  serve(app, calls.renewPasscode, ({ db, caller }) => renewPasscode(db, caller.dealer_id));

  serve(app, calls.employeeList, ({ db, caller, query }) => listEmployees(db, caller.dealer_id, query));
}
