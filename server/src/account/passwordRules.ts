import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import {
  isLike,
  isLikeEmail,
  isLikeProduct,
} from '@smart-elevator/shared-api/contract/account/passwordPatterns';
import { PASSWORD_MIN_LENGTH } from '@smart-elevator/shared-api/contract/account/user';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { isCommon } from './commonPasswords';

/** Whose password it is: it must not have their names in it. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** What is wrong with a new password; the sentences add up (R168), in the framework's order. */
export async function passwordFaults(
  password: string,
  { username, email }: PasswordOwner,
): Promise<string[]> {
  const faults = [
    isLike(password, username) && accountSentences.passwordLikeUsername,
    isLikeEmail(password, email) && accountSentences.passwordLikeEmail,
    isLikeProduct(password) && accountSentences.passwordLikeProduct,
    lengthOf(password) < PASSWORD_MIN_LENGTH && accountSentences.passwordShort,
    (await isCommon(password)) && accountSentences.passwordCommon,
    /^\d+$/.test(password) && accountSentences.passwordNumeric,
  ];
  return faults.filter((fault) => fault !== false);
}
