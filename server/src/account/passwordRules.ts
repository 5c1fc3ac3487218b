import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import { PASSWORD_MIN_LENGTH } from '@smart-elevator/shared-api/contract/account/user';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { packageRoot } from '../config/packageRoot';

let common: Set<string> | undefined;

/** Read when first needed: most starts see no registration. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(path.join(packageRoot, 'data', 'common-passwords.txt'), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  );
  return common;
}

/** What is wrong with a new password; the sentences add up (`wire.md`). */
export function passwordFaults(password: string): string[] {
  const faults: string[] = [];
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) faults.push(accountSentences.passwordShort);
  if (commonPasswords().has(password.toLowerCase().trim())) faults.push(accountSentences.passwordCommon);
  if (/^\d+$/.test(password)) faults.push(accountSentences.passwordNumeric);
  return faults;
}
