import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { CopyButton } from '../settings/CopyButton';
import styles from './SecondFactor.module.css';

const texts = messages.secondFactor;
const FILE = 'smart-elevator-recovery-codes.txt';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The user tried to close the dialog before confirming that the codes are saved. */
  warned: boolean;
  onDone: () => void;
}

/** The recovery codes, shown once, to copy or download; the dealer confirms that they are saved. */
export function RecoveryCodes({ codes, warned, onDone }: RecoveryCodesProps) {
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
