import type {
  beginTotp,
  confirmTotp,
  disableTotp,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../database/Database';
import { ask, sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest, conflict } from '../../http/refusals';
import type { Served } from '../../http/serve';
import type { TryLimit } from '../../http/tries';
import { accountLimits } from '../accountTries';
import { isPassword } from '../passwords';
import { newSecret, periodOf, uriOf } from './authenticator';
import { checkSecondFactor } from './checkSecondFactor';
import { makeRecoveryCodes } from './recoveryCodes';
import {
  readSecret,
  secondFactorOf,
  spendPeriod,
  storeSecret,
  switchOff,
  switchOn,
} from './secondFactorRepository';

const refuse = (sentence: string) => conflict({ detail: sentence });

/** Makes a secret for an app; nothing is on until it is confirmed. */
export async function begin({
  db,
  caller,
  body,
  raw,
}: Served<typeof beginTotp>): Promise<Reply<typeof beginTotp>> {
  const username = await checkOwnPassword(db, caller, body.password, raw);
  const secret = newSecret();
  if (!(await storeSecret(db, caller, secret, raw.server.settings.jwtSecret)))
    throw refuse(accountSentences.secondFactorIsOn);
  return { secret, uri: uriOf(secret, username) };
}

/** Switches it on with the first code of the app. That code is used up by it, like every other. */
export async function confirm({
  db,
  caller,
  body,
  raw,
}: Served<typeof confirmTotp>): Promise<Reply<typeof confirmTotp>> {
  const secret = await readSecret(db, caller, 'begun', raw.server.settings.jwtSecret);
  if (secret === undefined) {
    const { enabled } = await secondFactorOf(db, caller);
    throw refuse(enabled ? accountSentences.secondFactorIsOn : accountSentences.secondFactorNotBegun);
  }
  return limited(raw, accountLimits.secondFactor, caller, async () => {
    const period = periodOf(secret, body.code);
    if (period === undefined) throw badRequest({ code: [accountSentences.codeWrong] });
    const codes = await db.transaction(async (within) => {
      if (!(await switchOn(within, caller))) throw refuse(accountSentences.secondFactorIsOn);
      await spendPeriod(within, caller, period);
      return makeRecoveryCodes(within, caller);
    });
    return { recovery_codes: codes };
  });
}

/** Switches it off, with the password and a code. */
export async function disable({
  db,
  caller,
  body,
  raw,
}: Served<typeof disableTotp>): Promise<Reply<typeof disableTotp>> {
  const { enabled } = await secondFactorOf(db, caller);
  if (!enabled) throw refuse(accountSentences.secondFactorIsOff);
  await checkOwnPassword(db, caller, body.password, raw);
  await limited(raw, accountLimits.secondFactor, caller, async () => {
    const right = await checkSecondFactor(db, caller, body.code, raw.server.settings.jwtSecret);
    if (!right) throw badRequest({ code: [accountSentences.codeWrong] });
  });
  await switchOff(db, caller);
  return { detail: accountSentences.secondFactorOff };
}

/** Whoever took over a session does not change the second factor with it. Gives the user's name. */
async function checkOwnPassword(
  db: Db,
  caller: Caller,
  password: string,
  raw: FastifyRequest,
): Promise<string> {
  return limited(raw, accountLimits.ownPassword, caller, async () => {
    const [user] = await ask<{ username: string; password_hash: string | null }>(
      db,
      sql`select username, password_hash from users
        where dealer_id = ${caller.dealer_id} and user_id = ${caller.user_id}`,
    );
    if (!(await isPassword(password, user?.password_hash)))
      throw badRequest({ password: [accountSentences.passwordWrong] });
    return user?.username ?? '';
  });
}

/** Only what goes wrong counts against the limit; signed in, each session has tries of its own. */
async function limited<T>(
  { server: { tries } }: FastifyRequest,
  limit: TryLimit,
  { user_id, session_id }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const of = `user:${user_id}:session:${session_id}`;
  await tries.take(limit, of);
  const result = await work();
  await tries.giveBack(limit, of);
  return result;
}
