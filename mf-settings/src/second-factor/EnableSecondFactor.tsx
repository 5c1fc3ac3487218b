import { useState, useId } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { beginTotp, confirmTotp } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorSetup } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { QrCode } from '@smart-elevator/shared-ui/qr-code/QrCode';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { OwnPasswordField, SecondFactorForm } from './SecondFactorForm';
import styles from './SecondFactor.module.css';
import { CopyButton } from '@smart-elevator/shared-ui/screens/CopyButton';

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
    // The codes are not shown again: they must not be lost by closing accidentally, also not while they are made.
    if (codes) return setWarned(true);
    if (!confirm.sending) onClose();
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

/** The secret for the authenticator app: as a QR code, and as text in groups of four. */
function SecretToScan({ secret, uri }: SecondFactorSetup) {
  const term = useId();
  return (
    <>
      <p>{texts.scan}</p>
      <div className={styles.picture}>
        <QrCode value={uri} label={texts.picture} size={192} />
      </div>
      <div className={styles.secretRow}>
        <div>
          <p id={term} className={styles.term}>
            {texts.secret}
          </p>
          <p className={styles.secret} aria-labelledby={term} role="group">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
        <CopyButton text={secret} copied={texts.secretCopied} />
      </div>
    </>
  );
}

const FILE = 'smart-elevator-recovery-codes.txt';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The user tried to close the dialog before confirming that the codes are saved. */
  warned: boolean;
  onDone: () => void;
}

/** The recovery codes, shown once, to copy or download; the dealer confirms that they are saved. */
function RecoveryCodes({ codes, warned, onDone }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const [pressed, setPressed] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.step}>
      {(warned || pressed) && !saved ? <Notice tone="failure">{texts.saveFirst}</Notice> : null}
      <p>{texts.codesHint}</p>
      <ul className={styles.codes} aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} copied={texts.codesCopied} autoFocus />
        <Button icon="download" onClick={() => downloadFile(FILE, `${texts.codesFileHead}\n\n${text}\n`)}>
          {texts.download}
        </Button>
      </div>
      <Checkbox label={texts.saved} checked={saved} onChange={setSaved} />
      <div>
        <Button kind="primary" onClick={() => (saved ? onDone() : setPressed(true))}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
