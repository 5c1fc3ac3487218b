import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';

/** What the second step asks for besides the e-mail address. */
export function PasscodeFields() {
  return (
    <>
      <TextField name="uid" label={say('User name')} required autoComplete="username" autoCapitalize="none" />
      <TextField
        name="token"
        label={say('Received passcode')}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={say('It stands in the e-mail and works once, for 10 minutes.')}
      />
      <PasswordField
        name="new_password1"
        label={say('New password')}
        required
        autoComplete="new-password"
        strength={(password, { uid, email }) => passwordStrength(password, { username: uid, email })}
      />
      <PasswordField
        name="new_password2"
        label={say('Confirm password')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
