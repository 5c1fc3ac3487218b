import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { ChangePassword } from './ChangePassword';

const texts = messages.password;

/** The dealer's password, with a button that changes it. */
export function PasswordSetting() {
  const [open, setOpen] = useState(false);
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <div>
        <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      </div>
      {open ? <ChangePassword onClose={() => setOpen(false)} /> : null}
    </Setting>
  );
}
