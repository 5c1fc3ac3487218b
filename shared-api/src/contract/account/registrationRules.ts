import { lengthOf } from '../lengthOf';
import { sentences } from '../sentences';
import type { FieldErrors } from '../validate';
import { accountSentences } from './messages';
import { PASSWORD_MIN_LENGTH } from './user';

/** What the console says about a registration that does not go through (R132 to R137). */
export const registrationSentences = {
  fillAll: 'Please fill in all the required fields.',
  short: 'password is too short, enter minimum 8 characters',
  known: 'user name or email already used',
  differ: accountSentences.passwordsDiffer,
  correct: 'Please correct the marked fields.',
  failed: 'An error occurred while Registration. Please try again later.',
} as const;

/** Why it goes no further: the sentence for the whole, and those of the fields. */
export interface RegistrationRefusal {
  sentence: string;
  fields: Record<string, string>;
}

/** What is wrong with what was typed; undefined when it can be sent (R132, R133). */
export function refusalOfTyped(
  values: Readonly<Record<string, string>> & { password1: string; password2: string },
): RegistrationRefusal | undefined {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '');
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map(([name]) => [name, sentences.required]));
    return { sentence: registrationSentences.fillAll, fields };
  }
  if (lengthOf(values.password1) < PASSWORD_MIN_LENGTH)
    return { sentence: registrationSentences.short, fields: {} };
  if (values.password1 !== values.password2) return { sentence: registrationSentences.differ, fields: {} };
  return undefined;
}

/** What the server's refusal means; `errors` is empty when it gave no reasons. */
export function refusalOfServer(errors: FieldErrors): RegistrationRefusal {
  const said = (field: string, sentence: string) => errors[field]?.includes(sentence) ?? false;
  if (said('email', accountSentences.emailKnown) || said('username', accountSentences.usernameKnown)) {
    return { sentence: registrationSentences.known, fields: {} };
  }
  if (said('password1', accountSentences.passwordShort))
    return { sentence: registrationSentences.short, fields: {} };
  const [whole] = errors['non_field_errors'] ?? [];
  if (whole !== undefined) return { sentence: whole, fields: {} };
  const fields = Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [name, sentences.join(' ')]),
  );
  const sentence =
    Object.keys(fields).length > 0 ? registrationSentences.correct : registrationSentences.failed;
  return { sentence, fields };
}
