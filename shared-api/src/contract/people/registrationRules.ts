import { accountMessages } from '../account/messages';
import { companyName } from '../account/company';
import { newPasswordMessages } from '../account/newPassword';
import { inputSchemasFor } from '../entityFields';
import { allFilled } from '../fieldRules';
import type { FieldErrors } from '../validateInput';
import { peopleFields } from './peopleFields';

/** The console's messages about a refused registration (R132 to R137). */
export const registrationMessages = {
  known: 'user name or email already used',
  failed: 'An error occurred while Registration. Please try again later.',
} as const;

/** The schema of the form for a dealer's own registration (R132); the company may be empty (R180). */
export const dealerRegistration = allFilled(inputSchemasFor(peopleFields, 'input')).shape({
  company_name: companyName.optional(),
});

/** The schema of the form for a new technician or customer (R407). */
export const memberRegistration = allFilled({
  ...inputSchemasFor(peopleFields, 'input'),
  ...inputSchemasFor(peopleFields, 'memberInput'),
});

/** Replaces the server's refusal of a registration by the console's own messages, where it has them. */
export function registrationRefusal(errors: FieldErrors): FieldErrors {
  const hasError = (field: string, sentence: string) => errors[field]?.includes(sentence) ?? false;
  if (hasError('email', accountMessages.emailKnown) || hasError('username', accountMessages.usernameKnown))
    return { non_field_errors: [registrationMessages.known] };
  if (hasError('password1', accountMessages.passwordShort))
    return { non_field_errors: [newPasswordMessages.short] };
  return errors;
}
