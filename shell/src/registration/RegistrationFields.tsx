import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';

/** The eight fields of a dealer (R131). */
export function RegistrationFields() {
  return (
    <>
      <TextField name="user_type" label={say('User type')} required readOnly />
      <TextField
        name="username"
        label={say('User name')}
        required
        autoComplete="username"
        autoCapitalize="none"
      />
      <TextField name="email" label={say('Email')} type="email" required autoComplete="email" />
      <PasswordField
        name="password1"
        label={say('Password')}
        required
        autoComplete="new-password"
        strength={passwordStrength}
      />
      <PasswordField name="password2" label={say('Confirm password')} required autoComplete="new-password" />
      <TextField name="first_name" label={say('First name')} required autoComplete="given-name" />
      <TextField name="last_name" label={say('Last name')} required autoComplete="family-name" />
      <TextField name="phoneno" label={say('Mobile number')} type="tel" required autoComplete="tel" />
    </>
  );
}
