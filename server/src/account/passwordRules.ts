import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { isShortPassword } from '@smart-elevator/shared-api/contract/account/newPassword';
import {
  resembles,
  resemblesEmail,
  resemblesProductName,
} from '@smart-elevator/shared-api/contract/account/passwordPatterns';
import { isCommonPassword } from './commonPasswords';

/** The owner of a password, which must not contain the owner's names. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** The errors of a new password; they add up (R168), in the framework's order. */
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
