import { useRef, useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  confirmPasswordReset,
  requestPasswordReset,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import {
  newPasswordError,
  newPasswordMessages as texts,
} from '@smart-elevator/shared-api/contract/account/newPassword';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { ErrorSummary } from '@smart-elevator/shared-ui/form/ErrorSummary';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import styles from './PasswordReset.module.css';

interface PasswordResetProps {
  open: boolean;
  onClose: () => void;
}

/** The empty form of both steps, with the names of the API. */
const EMPTY = { uid: '', token: '', new_password1: '', new_password2: '', email: '' };
type Input = typeof EMPTY;

const REQUEST = allFilled(requestPasswordReset.body.fields);
const CONFIRM = allFilled(confirmPasswordReset.body.fields);

/** The two steps of the forgot-password dialog, in one form: the input is kept between the steps (R121). */
export function PasswordReset({ open, onClose }: PasswordResetProps) {
  const [received, setReceived] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isRequested, setIsRequested] = useState(false);
  const form = useRef<FormHelpers<Input>>(undefined);
  const { send: request } = useSend(requestPasswordReset);
  const { send: confirm } = useSend(confirmPasswordReset);
  const title = received ? t('Enter Passcode') : t('Reset Password');

  function clear() {
    setFailure(undefined);
    setIsRequested(false);
  }

  async function submit(values: Input, helpers: FormHelpers<Input>) {
    form.current = helpers;
    clear();
    const fault = received && newPasswordError(values.new_password1, values.new_password2);
    if (fault) return setFailure(fault);
    const sent = await (received ? confirm({ body: values }) : request({ body: { email: values.email } }));
    if (!sent) return;
    if (!sent.ok) {
      const { fields, rest } = serverErrors(sent.error.fields, (path) => (path in EMPTY ? path : undefined));
      helpers.setErrors(fields);
      const isExplained = rest || Object.keys(fields).length > 0;
      return setFailure(isExplained ? rest : (sent.error.detail ?? failureMessage(sent.error.failure)));
    }
    // A step succeeded if the server replied with this sentence (R122, R123).
    const { detail } = sent.reply;
    if (detail !== (received ? accountMessages.passwordReset : accountMessages.resetSent))
      return setFailure(detail || failureMessage('garbage'));
    if (!received) return setIsRequested(true);
    helpers.resetForm();
    setReceived(false);
    onClose();
    alertSuccess(texts.done);
  }

  return (
    <Form label={title} initialValues={EMPTY} schema={received ? CONFIRM : REQUEST} onSubmit={submit}>
      <Dialog title={title} open={open} onClose={onClose}>
        <div className={styles.fields}>
          {failure ? <Notice tone="failure">{failure}</Notice> : <ErrorSummary title={formSummary} />}
          {isRequested ? <Notice tone="success">{texts.sent}</Notice> : null}
          {received ? <PasscodeFields /> : null}
          <TextField name="email" label={t('Email')} type="email" required autoComplete="email" />
          <Checkbox
            label={t('Received passcode?')}
            checked={received}
            onChange={(step) => {
              setReceived(step);
              clear();
              form.current?.setErrors({});
            }}
          />
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
