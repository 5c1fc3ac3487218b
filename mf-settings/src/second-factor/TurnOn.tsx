import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { beginTotp, confirmTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { StartedSecondFactor } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { FactorForm } from './FactorForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SecretToScan } from './SecretToScan';
import styles from './SecondFactor.module.css';

const said = messages.secondFactor;
const password = allFilled(beginTotp.body.fields);
const code = allFilled(confirmTotp.body.fields);

/** Switches the second factor on: the password, the secret with a first code, and then the recovery codes, once. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<StartedSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [warned, setWarned] = useState(false);
  const begin = useSend(beginTotp);
  const confirm = useSend(confirmTotp);

  const close = () => {
    // The codes are not shown again: closing by chance must not lose them.
    if (codes) return setWarned(true);
    onClose();
  };
  const done = () => {
    onClose();
    alertSuccess(said.turnedOn);
  };

  return (
    <Dialog title={codes ? said.codesTitle : said.turnOnTitle} open onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} warned={warned} onDone={done} />
      ) : started ? (
        <div className={styles.step}>
          <SecretToScan {...started} />
          <FactorForm
            key="code"
            label={said.turnOnTitle}
            initialValues={{ code: '' }}
            schema={code}
            send={(body) => confirm.send({ body })}
            onDone={({ recovery_codes }) => setCodes(recovery_codes)}
            submit={said.turnOn}
          >
            <TextField
              name="code"
              label={said.code}
              hint={said.codeHint}
              required
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </FactorForm>
        </div>
      ) : (
        <FactorForm
          key="password"
          label={said.turnOnTitle}
          initialValues={{ password: '' }}
          schema={password}
          send={(body) => begin.send({ body })}
          onDone={setStarted}
          submit={said.next}
        >
          <PasswordField
            name="password"
            label={said.password}
            hint={said.passwordHint}
            required
            autoComplete="current-password"
          />
        </FactorForm>
      )}
    </Dialog>
  );
}
