import { OTP_DIGITS, OTP_PERIOD } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../database/Database';
import { type Owner, readSecret, consumePeriod } from './secondFactorRepository';
import { consumeRecoveryCode } from './recoveryCodes';

const ISSUER = 'Smart Elevator Maintenance';
const SECRET_BYTES = 20;
/** Periods before and after the current one whose codes are valid: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** RFC 6238 as every authenticator app implements it: SHA-1, six digits, thirty seconds. */
const appOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, digits: OTP_DIGITS, period: OTP_PERIOD, algorithm: 'SHA1' });

/** The URI that a QR code contains for an app. */
export const uriOf = (secret: string, label: string): string => appOf(secret, label).toString();

/** The period of a code that is valid now; undefined for any other code. */
export function periodOf(secret: string, code: string, now = Date.now()): number | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^[0-9]{6}$/.test(digits)) return undefined;
  const delta = appOf(secret, '').validate({ token: digits, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / OTP_PERIOD) + delta;
}

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
