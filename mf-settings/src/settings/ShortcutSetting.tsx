import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { shortcutsOn, switchShortcuts } from '@smart-elevator/shared-ui/state/shortcuts';
import { messages } from '../messages';
import { Setting } from './Setting';

const said = messages.shortcuts;

/** Whether keys such as '/' work on every screen; takes effect at once and is kept in this browser for this user. */
export function ShortcutSetting() {
  const user = String(useDealerId());
  const [on, setOn] = useState(() => shortcutsOn(user));
  const turn = (wanted: boolean) => {
    switchShortcuts(user, wanted);
    setOn(wanted);
  };
  return (
    <Setting title={said.title} hint={said.hint}>
      <SwitchField label={said.label} checked={on} onChange={turn} />
    </Setting>
  );
}
