import {
  confirmTotp,
  type beginTotp,
  type disableTotp,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import type { RecoveryCodes } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { badRequest, conflict } from '../../http/HttpError';
import type { Handler, HandlerContext } from '../../http/serve';
import { accountLimits } from '../accountRateLimiter';
import { checkOwnPassword, limitFailures } from '../ownPassword';
import { digestOf, noteChange, orAgain } from '../repeatedChange';
import { newSecret, periodOf, uriOf, checkSecondFactor } from './authenticator';
import { makeRecoveryCodes } from './recoveryCodes';
import {
  readSecret,
  secondFactorOf,
  consumePeriod,
  storeSecret,
  switchOff,
  switchOn,
  wasConfirmedBy,
} from './secondFactorRepository';

const PASSWORD_WRONG = { password: [accountMessages.passwordWrong] };

const refuse = (sentence: string) => conflict({ detail: sentence });

/** Creates a secret for an app; the factor is off until it is confirmed. */
export const beginSecondFactor: Handler<typeof beginTotp> = async ({ db, caller, body, raw }) => {
  const { username } = await checkOwnPassword({ db, caller, raw }, body.password, PASSWORD_WRONG);
  const secret = newSecret();
  if (!(await storeSecret(db, caller, secret, raw.server.settings.jwtSecret)))
    throw refuse(accountMessages.secondFactorIsOn);
  return { secret, uri: uriOf(secret, username) };
};

/**
 * Switches the factor on with the first code of the app. That code is used up, like every other. Repeated with the same
 * Idempotency-Key and body, it gives new recovery codes in place of those that nobody has seen: they are not stored.
 */
export const confirmSecondFactor: Handler<typeof confirmTotp> = (request) => {
  const { db, caller } = request;
  const digest = digestOf(request, caller.user_id);
  return orAgain(
    () => confirmOnce(request, digest),
    () =>
      db.transaction(async (within) =>
        digest && (await wasConfirmedBy(within, caller, digest))
          ? { recovery_codes: await makeRecoveryCodes(within, caller) }
          : undefined,
      ),
  );
};

async function confirmOnce(
  { db, caller, body, raw }: HandlerContext<typeof confirmTotp>,
  digest: string | undefined,
): Promise<RecoveryCodes> {
  const secret = await readSecret(db, caller, 'begun', raw.server.settings.jwtSecret);
  if (secret === undefined) {
    const { enabled } = await secondFactorOf(db, caller);
    throw refuse(enabled ? accountMessages.secondFactorIsOn : accountMessages.secondFactorNotBegun);
  }
  return limitFailures(raw, accountLimits.secondFactor, caller, async () => {
    const period = periodOf(secret, body.code);
    if (period === undefined) throw badRequest({ code: [accountMessages.codeWrong] });
    const codes = await db.transaction(async (within) => {
      if (!(await switchOn(within, caller))) throw refuse(accountMessages.secondFactorIsOn);
      await consumePeriod(within, caller, period);
      await noteChange(within, caller.dealer_id, confirmTotp, digest);
      return makeRecoveryCodes(within, caller);
    });
    return { recovery_codes: codes };
  });
}

/** Switches the factor off, with the password and a code. */
export const disableSecondFactor: Handler<typeof disableTotp> = async ({ db, caller, body, raw }) => {
  const { enabled } = await secondFactorOf(db, caller);
  if (!enabled) throw refuse(accountMessages.secondFactorIsOff);
  await checkOwnPassword({ db, caller, raw }, body.password, PASSWORD_WRONG);
  await limitFailures(raw, accountLimits.secondFactor, caller, async () => {
    const right = await checkSecondFactor(db, caller, body.code, raw.server.settings.jwtSecret);
    if (!right) throw badRequest({ code: [accountMessages.codeWrong] });
  });
  await switchOff(db, caller);
  return { detail: accountMessages.secondFactorOff };
};
