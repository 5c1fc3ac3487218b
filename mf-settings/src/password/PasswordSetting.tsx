import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { ChangePassword } from './ChangePassword';

const texts = messages.password;

/** The password that the dealer signs in with, and the way to another one. */
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
