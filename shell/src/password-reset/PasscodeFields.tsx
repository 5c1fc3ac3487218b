import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The inputs of the second step besides the e-mail address. */
export function PasscodeFields() {
  return (
    <>
      <TextField name="uid" label={t('User name')} required autoComplete="username" autoCapitalize="none" />
      <TextField
        name="token"
        label={t('Received passcode')}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={t('The code is in the e-mail. It works once, for 10 minutes.')}
      />
      <PasswordField
        name="new_password1"
        label={t('New password')}
        required
        autoComplete="new-password"
        strength={(password, { uid, email }) => passwordStrength(password, { username: uid, email })}
      />
      <PasswordField
        name="new_password2"
        label={t('Confirm password')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
