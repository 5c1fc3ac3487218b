import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { areShortcutsEnabled, setShortcutsEnabled } from '@smart-elevator/shared-ui/state/shortcuts';
import { messages } from '../messages';
import { Setting } from './Setting';

const texts = messages.shortcuts;

/** Whether keys such as '/' work on every screen; takes effect at once and is stored in this browser for this user. */
export function ShortcutSetting() {
  const user = String(useDealerId());
  const [on, setOn] = useState(() => areShortcutsEnabled(user));
  const turn = (wanted: boolean) => {
    setShortcutsEnabled(user, wanted);
    setOn(wanted);
  };
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <SwitchField label={texts.label} checked={on} onChange={turn} />
    </Setting>
  );
}
