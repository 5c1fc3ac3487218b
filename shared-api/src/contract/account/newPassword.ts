import { codePointLength } from '../codePointLength';
import { accountMessages } from './messages';

/** The shortest password, in characters (R133). */
const PASSWORD_MIN_LENGTH = 8;

/** The console's messages about a new password (R122 to R124). */
export const newPasswordMessages = {
  short: 'password is too short, enter minimum 8 characters',
  sent: 'Password reset e-mail has been sent',
  done: 'Your password is successfully reset with the new password!',
} as const;

/** Whether a password has too few characters. */
export const isShortPassword = (password: string): boolean => codePointLength(password) < PASSWORD_MIN_LENGTH;

/** The error of a new password that was typed twice, in one sentence; undefined when it can be sent (R133). */
export function newPasswordError(password: string, again: string): string | undefined {
  if (isShortPassword(password)) return newPasswordMessages.short;
  return password === again ? undefined : accountMessages.passwordsDiffer;
}
