import { useRef, useState } from 'react';
import { newPasswordMessages as texts } from '@smart-elevator/shared-api/contract/account/newPassword';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import styles from './PasswordReset.module.css';
import { EMPTY_RESET, usePasswordReset, type PasswordResetInput } from './usePasswordReset';

export interface PasswordResetProps {
  open: boolean;
  onClose: () => void;
}

interface Word {
  tone: 'failure' | 'success';
  sentence: string;
}

/** The two steps of the forgot-password dialog, in one form: the input is kept between the steps (R121). */
export function PasswordReset({ open, onClose }: PasswordResetProps) {
  const [received, setReceived] = useState(false);
  const [word, setWord] = useState<Word>();
  const form = useRef<FormHelpers<PasswordResetInput>>(undefined);
  const { request, confirm } = usePasswordReset();

  function change(step: boolean) {
    setReceived(step);
    setWord(undefined);
    form.current?.setErrors({});
  }

  async function submit(values: PasswordResetInput, helpers: FormHelpers<PasswordResetInput>) {
    form.current = helpers;
    setWord(undefined);
    const refusal = await (received ? confirm(values) : request(values));
    if (refusal) {
      setWord({ tone: 'failure', sentence: refusal.sentence });
      helpers.setErrors(refusal.fields);
    } else if (received) {
      helpers.resetForm();
      setReceived(false);
      onClose();
      alertSuccess(texts.done);
    } else {
      setWord({ tone: 'success', sentence: texts.sent });
    }
  }

  return (
    <Form
      label={received ? t('Enter Passcode') : t('Reset Password')}
      initialValues={EMPTY_RESET}
      onSubmit={submit}
    >
      <Dialog title={received ? t('Enter Passcode') : t('Reset Password')} open={open} onClose={onClose}>
        <div className={styles.fields}>
          {word ? <Notice tone={word.tone}>{word.sentence}</Notice> : null}
          {received ? <PasscodeFields /> : null}
          <TextField name="email" label={t('Email')} type="email" required autoComplete="email" />
          <Checkbox label={t('Received passcode?')} checked={received} onChange={change} />
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('Back')}</Button>
            <SubmitButton>{received ? t('Save') : t('Send')}</SubmitButton>
          </div>
        </div>
      </Dialog>
    </Form>
  );
}

/** The inputs of the second step besides the e-mail address. */
function PasscodeFields() {
  return (
    <>
      <TextField name="uid" label={t('User name')} required autoComplete="username" autoCapitalize="none" />
      <TextField
        name="token"
        label={t('Received passcode')}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={t('The code is in the e-mail. It works once, for 10 minutes.')}
      />
      <PasswordField
        name="new_password1"
        label={t('New password')}
        required
        autoComplete="new-password"
        strength={(password, { uid, email }) => passwordStrength(password, { username: uid, email })}
      />
      <PasswordField
        name="new_password2"
        label={t('Confirm password')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
