import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { totpState, disableTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorState } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import styles from './SecondFactor.module.css';
import { FormDialog, OwnPasswordField } from './SecondFactorForm';

const texts = messages.secondFactor;

/** The second factor of sign-in: its state, and buttons that switch it on and off. */
export function SecondFactorSetting() {
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={useCall(totpState, {})} failed={texts.failed} rows={1}>
        {(state) => <Switch state={state} />}
      </Loaded>
    </Setting>
  );
}

/** At most this many remaining recovery codes are few. */
const LOW_RECOVERY_CODES = 3;

function Switch({ state: { enabled, recovery_codes_left: left } }: { state: SecondFactorState }) {
  // What is open is not derived from the state: the codes are still shown when the factor is already on.
  const enable = useLazyDialog(async () => (await import('./EnableSecondFactor')).EnableSecondFactor);
  const [isDisabling, setDisabling] = useState(false);
  return (
    <div className={styles.state}>
      <Tag tone={enabled ? 'green' : 'neutral'}>{enabled ? texts.on : texts.off}</Tag>
      {enabled ? (
        <p className={styles.left}>
          {texts.codesLeft(left)}
          {left < LOW_RECOVERY_CODES ? ` ${texts.fewCodes}` : ''}
        </p>
      ) : null}
      <Button onClick={enabled ? () => setDisabling(true) : enable.open}>
        {enabled ? texts.turnOff : texts.turnOn}
      </Button>
      {enable.Dialog && enable.isOpen ? <enable.Dialog onClose={enable.close} /> : null}
      {isDisabling ? <DisableSecondFactor onClose={() => setDisabling(false)} /> : null}
    </div>
  );
}

const schema = allFilled(disableTotp.body.fields);

/** Switches the second factor off, with the password and a code. */
function DisableSecondFactor({ onClose }: { onClose: () => void }) {
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
