import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { beginTotp, confirmTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorSetup } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { OwnPasswordField, SecondFactorForm } from './SecondFactorForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SecretToScan } from './SecretToScan';
import styles from './SecondFactor.module.css';

const texts = messages.secondFactor;
const password = allFilled(beginTotp.body.fields);
const code = allFilled(confirmTotp.body.fields);

/** Switches the second factor on: the password, the secret with a first code, and then the recovery codes, once. */
export function EnableSecondFactor({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [warned, setWarned] = useState(false);
  const begin = useSend(beginTotp);
  const confirm = useSend(confirmTotp);

  const close = () => {
    // The codes are not shown again: they must not be lost by closing accidentally.
    if (codes) return setWarned(true);
    onClose();
  };
  const done = () => {
    onClose();
    alertSuccess(texts.turnedOn);
  };

  return (
    <Dialog title={codes ? texts.codesTitle : texts.turnOnTitle} open onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} warned={warned} onDone={done} />
      ) : started ? (
        <div className={styles.step}>
          <SecretToScan {...started} />
          <SecondFactorForm
            key="code"
            label={texts.turnOnTitle}
            initialValues={{ code: '' }}
            schema={code}
            send={(body) => confirm.send({ body })}
            onDone={({ recovery_codes }) => setCodes(recovery_codes)}
            submit={texts.turnOn}
          >
            <TextField
              name="code"
              label={texts.code}
              hint={texts.codeHint}
              required
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </SecondFactorForm>
        </div>
      ) : (
        <SecondFactorForm
          key="password"
          label={texts.turnOnTitle}
          initialValues={{ password: '' }}
          schema={password}
          send={(body) => begin.send({ body })}
          onDone={setStarted}
          submit={texts.next}
        >
          <OwnPasswordField />
        </SecondFactorForm>
      )}
    </Dialog>
  );
}
