import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { saveFile } from '@smart-elevator/shared-ui/export/saveFile';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { CopyButton } from '../settings/CopyButton';
import styles from './SecondFactor.module.css';

const said = messages.secondFactor;
const FILE = 'smart-elevator-recovery-codes.txt';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Somebody tried to close before saying that the codes are saved. */
  warned: boolean;
  onDone: () => void;
}

/** The recovery codes, shown this once: to copy or download, and done when the dealer says that they are saved. */
export function RecoveryCodes({ codes, warned, onDone }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const [pressed, setPressed] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.step}>
      {(warned || pressed) && !saved ? <Notice tone="failure">{said.saveFirst}</Notice> : null}
      <p>{said.codesHint}</p>
      <ul className={styles.codes} aria-label={said.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} copied={said.codesCopied} autoFocus />
        <Button icon="download" onClick={() => saveFile(FILE, `${said.codesFileHead}\n\n${text}\n`)}>
          {said.download}
        </Button>
      </div>
      <label className={styles.saved}>
        <input type="checkbox" checked={saved} onChange={() => setSaved(!saved)} />
        {said.saved}
      </label>
      <div>
        <Button kind="primary" onClick={() => (saved ? onDone() : setPressed(true))}>
          {said.done}
        </Button>
      </div>
    </div>
  );
}
