import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { isShortPassword } from '@smart-elevator/shared-api/contract/account/newPassword';
import {
  resembles,
  resemblesEmail,
  resemblesProductName,
} from '@smart-elevator/shared-api/contract/account/passwordPatterns';
import { isCommonPassword } from './commonPasswords';

/** Whose password it is: it must not have their names in it. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** What is wrong with a new password; the sentences add up (R168), in the framework's order. */
export async function passwordErrors(
  password: string,
  { username, email }: PasswordOwner,
): Promise<string[]> {
  const faults = [
    resembles(password, username) && accountMessages.passwordLikeUsername,
    resemblesEmail(password, email) && accountMessages.passwordLikeEmail,
    resemblesProductName(password) && accountMessages.passwordLikeProduct,
    isShortPassword(password) && accountMessages.passwordShort,
    (await isCommonPassword(password)) && accountMessages.passwordCommon,
    /^\d+$/.test(password) && accountMessages.passwordNumeric,
  ];
  return faults.filter((fault) => fault !== false);
}
