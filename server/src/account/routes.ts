import * as calls from '@smart-elevator/shared-api/contract/account/endpoints';
import { changePassword as changePasswordCall } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { readCompany, saveCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import * as profile from '@smart-elevator/shared-api/contract/people/profileEndpoints';
import * as invitations from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import {
  register as registerCall,
  registrationMail as registrationMailCall,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { nameOf } from '../mail/greeting';
import { acceptInvitation } from './acceptInvitation';
import { changePassword } from './changePassword';
import { companyOf, saveCompanyOf } from './company/companyRepository';
import { confirmAddress, findInvitation } from './emailKeys';
import { confirmPasswordReset } from './confirmPasswordReset';
import { passcodeOf, renewPasscode } from './dealerPasscode';
import { confirmEmail, requestEmail } from './profile/changeEmail';
import { changeOwnPerson } from './profile/ownPerson';
import { refresh, verify } from './refresh';
import { register } from './register';
import { registrationMail } from './registrationMail';
import { requestPasswordReset } from './requestPasswordReset';
import { endSession, endOwnSession, endSessionsOf, liveSessions } from './sessionRepository';
import { signIn } from './signIn';
import { activityList, recordExport } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { insertExport } from '../http/sendAllRows';
import { listActivity } from './activity/activityRepository';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
} from './second-factor/changeSecondFactor';
import { secondFactorOf } from './second-factor/secondFactorRepository';

/** Tries per minute of one address; those of one account are limited by `accountLimits`. */
const SIGN_INS = 20;
const REGISTRATIONS = 20;
const CONFIRMATIONS = 30;
const PASSWORD_RESETS = 20;
const CODES = 10;

/** Sign-in and sign-out, registration, password reset, sessions, the profile, the company, the second factor and the passcode. */
export function account(app: FastifyInstance): void {
  serve(app, calls.signIn, signIn, { perMinute: SIGN_INS });
  serve(app, calls.refreshToken, refresh);
  serve(app, calls.verifyToken, verify);

  serve(app, calls.signOut, async ({ db, caller }) => {
    await endSession(db, caller.session_id);
    return { detail: accountMessages.loggedOut };
  });

  serve(app, registerCall, register, { perMinute: REGISTRATIONS });
  serve(app, registrationMailCall, registrationMail, { perMinute: REGISTRATIONS });

  serve(
    app,
    calls.verifyEmail,
    async ({ db, body }) => {
      if (!(await confirmAddress(db, body.key))) throw notFound();
      return { detail: accountMessages.verified };
    },
    { perMinute: CONFIRMATIONS },
  );
  serve(
    app,
    invitations.readInvitation,
    async ({ db, body }) => {
      const invitation = await findInvitation(db, body.key);
      if (!invitation) throw notFound();
      return { dealer_name: nameOf(invitation.dealer), username: invitation.username };
    },
    { perMinute: CONFIRMATIONS },
  );
  serve(app, invitations.acceptInvitation, acceptInvitation, { perMinute: CONFIRMATIONS });

  serve(app, calls.requestPasswordReset, requestPasswordReset, { perMinute: PASSWORD_RESETS });
  serve(app, calls.confirmPasswordReset, confirmPasswordReset, { perMinute: PASSWORD_RESETS });

  serve(app, changePasswordCall, changePassword, { perMinute: PASSWORD_RESETS });

  serve(app, profile.updateProfile, ({ db, caller, body }) => changeOwnPerson(db, caller, body));
  serve(app, profile.requestEmail, requestEmail, { perMinute: CODES });
  serve(app, profile.confirmEmail, confirmEmail, { perMinute: CONFIRMATIONS });

  serve(app, readCompany, ({ db, caller }) => companyOf(db, caller.dealer_id));
  serve(app, saveCompany, ({ db, caller, body }) => saveCompanyOf(db, caller.dealer_id, body));

  ownSessions(app);
  secondFactor(app);
  activity(app);

  serve(app, calls.readPasscode, ({ db, caller }) => passcodeOf(db, caller.dealer_id));
  serve(app, calls.renewPasscode, ({ db, caller }) =>
    db.transaction((within) => renewPasscode(within, caller.dealer_id)),
  );
}

/** The user's own sessions: listed, and ended one by one or all at once. */
function ownSessions(app: FastifyInstance): void {
  serve(app, calls.sessionList, async ({ db, caller }) => {
    const sessions = await liveSessions(db, caller, caller.session_id);
    return sessions.map(({ address, ...session }) => (address ? { ...session, address } : session));
  });

  serve(app, calls.endSession, async ({ db, caller, params: { session_id } }) => {
    if (!(await endOwnSession(db, caller, session_id))) throw notFound();
    return {};
  });

  serve(app, calls.endAllSessions, async ({ db, caller }) => {
    await endSessionsOf(db, caller);
    return { detail: accountMessages.sessionsEnded };
  });
}

const EXPORTS_PER_MINUTE = 60;

/** The activity log of a dealer. */
function activity(app: FastifyInstance): void {
  serve(app, activityList, ({ db, caller, query }) => listActivity(db, caller.dealer_id, query));
  serve(
    app,
    recordExport,
    async ({ db, caller, body: { name } }) => {
      await insertExport(db, caller, name);
      return {};
    },
    { perMinute: EXPORTS_PER_MINUTE },
  );
}

/** The user's own second factor: a code of an authenticator app in addition to the password. */
function secondFactor(app: FastifyInstance): void {
  serve(app, calls.totpState, ({ db, caller }) => secondFactorOf(db, caller));
  serve(app, calls.beginTotp, beginSecondFactor);
  serve(app, calls.confirmTotp, confirmSecondFactor);
  serve(app, calls.disableTotp, disableSecondFactor);
}
