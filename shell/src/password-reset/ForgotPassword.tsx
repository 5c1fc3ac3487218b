import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { t } from '@smart-elevator/shared-ui/language/t';

/** 'Forgot password?' (R121). */
export function ForgotPassword() {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import(/* webpackChunkName: "password-reset" */ './PasswordReset')).PasswordReset,
  );
  return (
    <>
      <Button kind="link" onClick={open}>
        {t('Forgot password?')}
      </Button>
      {/* Stays mounted while it is closed, so that the input is kept. */}
      {Dialog ? <Dialog open={isOpen} onClose={close} /> : null}
    </>
  );
}
