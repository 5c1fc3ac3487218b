import { accountMessages } from '../account/messages';
import { newPasswordMessages } from '../account/newPassword';
import { inputSchemasFor } from '../entityFields';
import { allFilled } from '../fieldRules';
import type { FieldErrors } from '../validateInput';
import { peopleFields } from './peopleFields';

/** What the console says about a registration that does not go through (R132 to R137). */
export const registrationMessages = {
  known: 'user name or email already used',
  failed: 'An error occurred while Registration. Please try again later.',
} as const;

/** What the form of a dealer's own registration asks for (R132). */
export const dealerRegistration = allFilled(inputSchemasFor(peopleFields, 'input'));

/** What the form of a new technician or customer asks for (R407). */
export const memberRegistration = allFilled({
  ...inputSchemasFor(peopleFields, 'input'),
  ...inputSchemasFor(peopleFields, 'memberInput'),
});

/** The server's refusal of a registration in the console's sentences, where it has its own. */
export function registrationRefusal(errors: FieldErrors): FieldErrors {
  const said = (field: string, sentence: string) => errors[field]?.includes(sentence) ?? false;
  if (said('email', accountMessages.emailKnown) || said('username', accountMessages.usernameKnown))
    return { non_field_errors: [registrationMessages.known] };
  if (said('password1', accountMessages.passwordShort))
    return { non_field_errors: [newPasswordMessages.short] };
  return errors;
}
