import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { disableTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { FactorForm } from './FactorForm';

const said = messages.secondFactor;
const schema = allFilled(disableTotp.body.fields);

/** Switches the second factor off, with the password and a code. */
export function TurnOff({ onClose }: { onClose: () => void }) {
  const { send } = useSend(disableTotp);
  const done = () => {
    onClose();
    alertSuccess(said.turnedOff);
  };
  return (
    <Dialog title={said.turnOffTitle} open onClose={onClose}>
      <FactorForm
        label={said.turnOffTitle}
        initialValues={{ password: '', code: '' }}
        schema={schema}
        send={(body) => send({ body })}
        onDone={done}
        submit={said.turnOff}
      >
        <PasswordField
          name="password"
          label={said.password}
          hint={said.passwordHint}
          required
          autoComplete="current-password"
        />
        <TextField
          name="code"
          label={said.code}
          hint={said.codeOrRecovery}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </FactorForm>
    </Dialog>
  );
}
