import { useRef, useState, type ComponentType } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import type { PasswordResetProps } from './PasswordReset';

const ACTION = 'open password reset';

/** 'Forgot password?' (R121). The dialog comes when it is asked for; whoever only signs in does without it. */
export function ForgotPassword() {
  const [Reset, setReset] = useState<ComponentType<PasswordResetProps>>();
  const [open, setOpen] = useState(false);
  const asked = useRef(false);

  const show = async () => {
    if (asked.current) return setOpen(true);
    asked.current = true;
    try {
      const { PasswordReset } = await import(/* webpackChunkName: "password-reset" */ './PasswordReset');
      dismissFailures(ACTION);
      setReset(() => PasswordReset);
      setOpen(true);
    } catch {
      asked.current = false;
      alertFailure(messages.unreachable, ACTION);
    }
  };

  return (
    <>
      <Button kind="link" onClick={() => void show()}>
        {t('Forgot password?')}
      </Button>
      {/* Stays while it is closed: what was typed is there when it is opened again. */}
      {Reset ? <Reset open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
