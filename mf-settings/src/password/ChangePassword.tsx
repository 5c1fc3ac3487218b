import { useSession } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { changePassword } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { FactorForm } from '../second-factor/FactorForm';

const said = messages.password;

const schema = allFilled(changePassword.body.fields);
const EMPTY = { old_password: '', new_password1: '', new_password2: '' };

/** Changes the password: the old one, then the new one twice. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { send } = useSend(changePassword);
  const session = useSession((state) => state.session);
  const owner = { username: session?.user_name, email: session?.admin_email };
  const done = () => {
    onClose();
    alertSuccess(said.changed);
  };
  return (
    <Dialog title={said.changeTitle} open onClose={onClose}>
      <FactorForm
        label={said.changeTitle}
        initialValues={EMPTY}
        schema={schema}
        send={(body) => send({ body })}
        onDone={done}
        submit={said.save}
      >
        <PasswordField name="old_password" label={said.old} required autoComplete="current-password" />
        <PasswordField
          name="new_password1"
          label={said.new}
          required
          autoComplete="new-password"
          strength={(password) => passwordStrength(password, owner)}
        />
        <PasswordField name="new_password2" label={said.confirm} required autoComplete="new-password" />
      </FactorForm>
    </Dialog>
  );
}
