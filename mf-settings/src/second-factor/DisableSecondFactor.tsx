import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { disableTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages } from '../messages';
import { FormDialog, OwnPasswordField } from './SecondFactorForm';

const texts = messages.secondFactor;
const schema = allFilled(disableTotp.body.fields);

/** Switches the second factor off, with the password and a code. */
export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const { send } = useSend(disableTotp);
  return (
    <FormDialog
      label={texts.turnOffTitle}
      initialValues={{ password: '', code: '' }}
      schema={schema}
      send={(body) => send({ body })}
      done={texts.turnedOff}
      onClose={onClose}
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
    </FormDialog>
  );
}
