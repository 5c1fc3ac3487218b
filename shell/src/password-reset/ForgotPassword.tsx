import { useRef, useState, type ComponentType } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import type { PasswordResetProps } from './PasswordReset';

const ACTION = 'open password reset';

/** 'Forgot password?' (R121). The dialog is loaded when it is opened; sign-in does not need it. */
export function ForgotPassword() {
  const [Reset, setReset] = useState<ComponentType<PasswordResetProps>>();
  const [open, setOpen] = useState(false);
  const hasRequested = useRef(false);

  const show = async () => {
    if (hasRequested.current) return setOpen(true);
    hasRequested.current = true;
    try {
      const { PasswordReset } = await import(/* webpackChunkName: "password-reset" */ './PasswordReset');
      dismissFailures(ACTION);
      setReset(() => PasswordReset);
      setOpen(true);
    } catch {
      hasRequested.current = false;
      alertFailure(messages.unreachable, ACTION);
    }
  };

  return (
    <>
      <Button kind="link" onClick={() => void show()}>
        {t('Forgot password?')}
      </Button>
      {/* Stays mounted while it is closed, so that the input is kept. */}
      {Reset ? <Reset open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
