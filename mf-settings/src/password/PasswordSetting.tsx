import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { changePassword } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { FormDialog } from '../second-factor/SecondFactorForm';

const texts = messages.password;

/** The dealer's password, with a button that changes it. */
export function PasswordSetting() {
  const [open, setOpen] = useState(false);
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <div>
        <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      </div>
      {open ? <ChangePassword onClose={() => setOpen(false)} /> : null}
    </Setting>
  );
}

const schema = allFilled(changePassword.body.fields);
const EMPTY = { old_password: '', new_password1: '', new_password2: '' };

/** Changes the password: the old one, then the new one twice. */
function ChangePassword({ onClose }: { onClose: () => void }) {
  const { send } = useSend(changePassword);
  const session = useSession((state) => state.session);
  const owner = { username: session?.user_name, email: session?.admin_email };
  return (
    <FormDialog
      label={texts.changeTitle}
      initialValues={EMPTY}
      schema={schema}
      send={(body) => send({ body })}
      done={texts.changed}
      onClose={onClose}
      submit={texts.save}
    >
      <PasswordField name="old_password" label={texts.old} required autoComplete="current-password" />
      <PasswordField
        name="new_password1"
        label={texts.new}
        required
        autoComplete="new-password"
        strength={(password) => passwordStrength(password, owner)}
      />
      <PasswordField name="new_password2" label={texts.confirm} required autoComplete="new-password" />
    </FormDialog>
  );
}
