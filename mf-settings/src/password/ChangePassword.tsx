import { useSession } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { changePassword } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { SecondFactorForm } from '../second-factor/SecondFactorForm';

const texts = messages.password;

const schema = allFilled(changePassword.body.fields);
const EMPTY = { old_password: '', new_password1: '', new_password2: '' };

/** Changes the password: the old one, then the new one twice. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { send } = useSend(changePassword);
  const session = useSession((state) => state.session);
  const owner = { username: session?.user_name, email: session?.admin_email };
  const done = () => {
    onClose();
    alertSuccess(texts.changed);
  };
  return (
    <Dialog title={texts.changeTitle} open onClose={onClose}>
      <SecondFactorForm
        label={texts.changeTitle}
        initialValues={EMPTY}
        schema={schema}
        send={(body) => send({ body })}
        onDone={done}
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
      </SecondFactorForm>
    </Dialog>
  );
}
