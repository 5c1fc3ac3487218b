import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';

/** The eight fields of a dealer (P1 §2). */
export function RegistrationFields() {
  return (
    <>
      <TextField name="user_type" label="User type" required readOnly />
      <TextField name="username" label="User name" required autoComplete="username" autoCapitalize="none" />
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
      <PasswordField
        name="password1"
        label="Password"
        required
        autoComplete="new-password"
        strength={passwordStrength}
      />
      <PasswordField name="password2" label="Confirm password" required autoComplete="new-password" />
      <TextField name="first_name" label="First name" required autoComplete="given-name" />
      <TextField name="last_name" label="Last name" required autoComplete="family-name" />
      <TextField name="phoneno" label="Mobile number" type="tel" required autoComplete="tel" />
    </>
  );
}
