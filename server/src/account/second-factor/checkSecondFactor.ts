import type { Db } from '../../database/Database';
import { type Owner, readSecret, spendPeriod } from './secondFactorRepository';
import { periodOf } from './authenticator';
import { spendRecoveryCode } from './recoveryCodes';

/** Uses up a code of the user's app or a recovery code; false when it is wrong or was used. */
export async function checkSecondFactor(
  db: Db,
  owner: Owner,
  code: string,
  serverSecret: string,
): Promise<boolean> {
  const secret = await readSecret(db, owner, 'on', serverSecret);
  const period = secret === undefined ? undefined : periodOf(secret, code);
  if (period !== undefined) return spendPeriod(db, owner, period);
  return spendRecoveryCode(db, owner, code);
}
