import { lengthOf } from '../lengthOf';
import { sentences } from '../sentences';
import type { FieldErrors } from '../validate';
import { registrationSentences, type RegistrationRefusal } from './registrationRules';
import { PASSWORD_MIN_LENGTH } from './user';

/** What the console says about a new password (R122 to R124). */
export const passwordResetSentences = {
  sent: 'Password reset e-mail has been sent',
  done: 'Your password is successfully reset with the new password!',
  fillAll: registrationSentences.fillAll,
  short: registrationSentences.short,
  differ: registrationSentences.differ,
  correct: registrationSentences.correct,
} as const;

/** What is typed into the second step; the names are those of the wire. */
export interface TypedReset {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
  email: string;
}

/** What is wrong with the fields of a step; undefined when they can be sent. */
export function refusalOfTypedReset(values: Partial<TypedReset>): RegistrationRefusal | undefined {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '');
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map(([name]) => [name, sentences.required]));
    return { sentence: passwordResetSentences.fillAll, fields };
  }
  const { new_password1, new_password2 } = values;
  if (new_password1 !== undefined && lengthOf(new_password1) < PASSWORD_MIN_LENGTH)
    return { sentence: passwordResetSentences.short, fields: {} };
  if (new_password1 !== new_password2) return { sentence: passwordResetSentences.differ, fields: {} };
  return undefined;
}

/** What the server's refusal means: its own sentences at their fields; `otherwise` when it gave none. */
export function refusalOfServerReset(errors: FieldErrors, otherwise: string): RegistrationRefusal {
  const { non_field_errors, ...named } = errors;
  const fields = Object.fromEntries(
    Object.entries(named).map(([name, sentences]) => [name, sentences.join(' ')]),
  );
  const [whole] = non_field_errors ?? [];
  const marked = Object.keys(fields).length > 0 ? passwordResetSentences.correct : otherwise;
  return { sentence: whole ?? marked, fields };
}
