import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';

const labels = messages.fields;

/** The fields of a new technician or customer (R405). The browser fills in nothing: it only knows the dealer's own. */
export function AddPersonFields() {
  return (
    <>
      <TextField name="user_type" label={labels.user_type} required readOnly shown={say} />
      <TextField name="username" label={labels.username} required autoCapitalize="none" />
      <TextField name="email" label={labels.email} type="email" required />
      <PasswordField
        name="password1"
        label={labels.password1}
        required
        autoComplete="new-password"
        strength={passwordStrength}
      />
      <PasswordField name="password2" label={labels.password2} required autoComplete="new-password" />
      <TextField name="first_name" label={labels.first_name} required autoCapitalize="words" />
      <TextField name="last_name" label={labels.last_name} required autoCapitalize="words" />
      <TextField name="phoneno" label={labels.phoneno} type="tel" required />
      <TextField name="admin_email" label={labels.admin_email} type="email" required readOnly />
      <PasswordField
        name="admin_passcode"
        label={labels.admin_passcode}
        required
        autoComplete="off"
        hint={messages.form.passcodeHint}
      />
    </>
  );
}
