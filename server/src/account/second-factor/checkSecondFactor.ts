import type { Db } from '../../database/Database';
import { type Owner, readSecret, consumePeriod } from './secondFactorRepository';
import { periodOf } from './authenticator';
import { consumeRecoveryCode } from './recoveryCodes';

/** Uses up a code of the user's app or a recovery code; false when it is wrong or was used before. */
export async function checkSecondFactor(
  db: Db,
  owner: Owner,
  code: string,
  serverSecret: string,
): Promise<boolean> {
  const secret = await readSecret(db, owner, 'on', serverSecret);
  const period = secret === undefined ? undefined : periodOf(secret, code);
  if (period !== undefined) return consumePeriod(db, owner, period);
  return consumeRecoveryCode(db, owner, code);
}
