import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { savePreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import styles from './Setting.module.css';

const texts = messages.otp;
const ACTION = 'save preferences';

/** The switch and its save button; an unsaved change is marked (R822, R823). */
export function OtpForm({ stored }: { stored: boolean }) {
  const [saved, setSaved] = useState(stored);
  const [on, setOn] = useState(stored);
  const { send, sending } = useSend(savePreferences);
  const save = async () => {
    const sent = await send({ body: { send_otp: on } });
    if (!sent) return;
    if (!sent.ok) return alertFailure(texts.notSaved, ACTION);
    setSaved(on);
    alertSuccess(texts.saved, ACTION);
  };
  return (
    <div className={styles.row}>
      <SwitchField label={texts.label} checked={on} onChange={setOn} />
      {on === saved ? null : <p className={styles.unsaved}>{texts.unsaved}</p>}
      <Button kind="primary" busy={sending} onClick={() => void save()}>
        {texts.save}
      </Button>
    </div>
  );
}
