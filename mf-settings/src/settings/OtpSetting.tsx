import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPreferences, savePreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LeaveGuard } from '@smart-elevator/shared-ui/dialog/LeaveGuard';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';

const texts = messages.otp;

/** The 'Notify OTP' switch, loaded on opening (R822). */
export const OtpSetting = () => (
  <Setting title={texts.title} hint={texts.hint}>
    <Loaded query={useCall(readPreferences, {})} failed={texts.failed} rows={1}>
      {({ send_otp }) => <OtpForm stored={send_otp} />}
    </Loaded>
  </Setting>
);

/** The switch and its save button; an unsaved change is marked, and leaving it asks (R822, R823). */
function OtpForm({ stored }: { stored: boolean }) {
  const [saved, setSaved] = useState(stored);
  const [on, setOn] = useState(stored);
  const { send, sending } = useSendWithAlert(savePreferences, {
    action: 'save preferences',
    done: texts.saved,
    failed: () => texts.notSaved,
    onDone: () => setSaved(on),
  });
  return (
    <div className={styles.row}>
      <LeaveGuard isUnsaved={on !== saved} texts={texts.leave} />
      <SwitchField label={texts.label} checked={on} onChange={setOn} />
      {on === saved ? null : <p className={styles.unsaved}>{texts.unsaved}</p>}
      <Button kind="primary" busy={sending} onClick={() => void send({ body: { send_otp: on } })}>
        {texts.save}
      </Button>
    </div>
  );
}
