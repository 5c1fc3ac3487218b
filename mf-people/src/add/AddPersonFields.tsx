import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';

/**
 * The inputs of a new technician or customer (R405). Autofill is off: the browser would fill in the dealer's own
 * data.
 */
export const AddPersonFields = () => (
  <EntityInputs
    fields={peopleFields}
    names={[...namesFor(peopleFields, 'input'), ...namesFor(peopleFields, 'memberInput')]}
    special={{
      user_type: (bound) => <TextField {...bound} readOnly shown={t} />,
      username: { autoCapitalize: 'none' },
      password1: (bound) => (
        <PasswordField {...bound} autoComplete="new-password" strength={passwordStrength} />
      ),
      password2: (bound) => <PasswordField {...bound} autoComplete="new-password" />,
      admin_email: { readOnly: true },
      admin_passcode: (bound) => (
        <PasswordField {...bound} autoComplete="off" hint={messages.form.passcodeHint} />
      ),
    }}
  />
);
