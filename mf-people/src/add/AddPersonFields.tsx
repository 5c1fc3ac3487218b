import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { peopleFields, type PersonNamesFor } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';

/**
 * The inputs of a new technician or customer (R405). Autofill is off: the browser would fill in the dealer's own
 * data.
 */
export const AddPersonFields = () =>
  [...namesFor(peopleFields, 'input'), ...namesFor(peopleFields, 'memberInput')].map((name) => (
    <PersonInput key={name} name={name} />
  ));

function PersonInput({ name }: { name: PersonNamesFor<'input' | 'memberInput'> }) {
  const { label, kind } = peopleFields[name];
  const bound = { name, label: t(label), required: true };
  switch (name) {
    case 'user_type':
      return <TextField {...bound} readOnly shown={t} />;
    case 'username':
      return <TextField {...bound} autoCapitalize="none" />;
    case 'password1':
      return <PasswordField {...bound} autoComplete="new-password" strength={passwordStrength} />;
    case 'password2':
      return <PasswordField {...bound} autoComplete="new-password" />;
    case 'admin_passcode':
      return <PasswordField {...bound} autoComplete="off" hint={messages.form.passcodeHint} />;
    default:
      return <FieldInput {...bound} kind={kind} readOnly={name === 'admin_email'} />;
  }
}
