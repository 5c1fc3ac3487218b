import { accountSentences } from '../account/messages';
import { newPasswordSentences } from '../account/newPassword';
import { writtenFor } from '../entityFields';
import { allFilled } from '../fieldRules';
import type { FieldErrors } from '../validate';
import { peopleFields } from './peopleFields';

/** What the console says about a registration that does not go through (R132 to R137). */
export const registrationSentences = {
  known: 'user name or email already used',
  failed: 'An error occurred while Registration. Please try again later.',
} as const;

/** What the form of a dealer's own registration asks for (R132). */
export const dealerRegistration = allFilled(writtenFor(peopleFields, 'input'));

/** What the form of a new technician or customer asks for (R407). */
export const memberRegistration = allFilled({
  ...writtenFor(peopleFields, 'input'),
  ...writtenFor(peopleFields, 'memberInput'),
});

/** The server's refusal of a registration in the console's sentences, where it has its own. */
export function registrationRefusal(errors: FieldErrors): FieldErrors {
  const said = (field: string, sentence: string) => errors[field]?.includes(sentence) ?? false;
  if (said('email', accountSentences.emailKnown) || said('username', accountSentences.usernameKnown))
    return { non_field_errors: [registrationSentences.known] };
  if (said('password1', accountSentences.passwordShort))
    return { non_field_errors: [newPasswordSentences.short] };
  return errors;
}
