import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import { isShortPassword } from '@smart-elevator/shared-api/contract/account/newPassword';
import {
  isLike,
  isLikeEmail,
  isLikeProduct,
} from '@smart-elevator/shared-api/contract/account/passwordPatterns';
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
    isShortPassword(password) && accountSentences.passwordShort,
    (await isCommon(password)) && accountSentences.passwordCommon,
    /^\d+$/.test(password) && accountSentences.passwordNumeric,
  ];
  return faults.filter((fault) => fault !== false);
}
