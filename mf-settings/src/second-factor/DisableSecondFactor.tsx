import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { disableTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { OwnPasswordField, SecondFactorForm } from './SecondFactorForm';

const texts = messages.secondFactor;
const schema = allFilled(disableTotp.body.fields);

/** Switches the second factor off, with the password and a code. */
export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const { send } = useSend(disableTotp);
  const done = () => {
    onClose();
    alertSuccess(texts.turnedOff);
  };
  return (
    <Dialog title={texts.turnOffTitle} open onClose={onClose}>
      <SecondFactorForm
        label={texts.turnOffTitle}
        initialValues={{ password: '', code: '' }}
        schema={schema}
        send={(body) => send({ body })}
        onDone={done}
        submit={texts.turnOff}
      >
        <OwnPasswordField />
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeOrRecovery}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </SecondFactorForm>
    </Dialog>
  );
}
