import type { ComponentProps, ReactNode } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { SendResult } from '@smart-elevator/shared-api/client/useSend';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

interface SecondFactorFormProps<Values, Reply> {
  label: string;
  initialValues: Values;
  /** The schema; all fields are required. */
  schema: ComponentProps<typeof SendForm>['schema'];
  send: (values: Values) => Promise<SendResult<Reply> | undefined>;
  onDone: (reply: Reply) => void;
  submit: string;
  children: ReactNode;
}

/** A step with the password or a code; server errors are shown at their fields. */
export const SecondFactorForm = <Values extends Record<string, string>, Reply>({
  onDone,
  ...form
}: SecondFactorFormProps<Values, Reply>) => (
  <SendForm {...form} summary={formSummary} reasonOf={reasonOf} onSaved={onDone} />
);

interface FormDialogProps<Values, Reply> extends Omit<SecondFactorFormProps<Values, Reply>, 'onDone'> {
  /** The message when it is done. */
  done: string;
  onClose: () => void;
}

/** The same in a dialog of its own. */
export const FormDialog = <Values extends Record<string, string>, Reply>({
  done,
  onClose,
  ...form
}: FormDialogProps<Values, Reply>) => (
  <Dialog title={form.label} open onClose={onClose}>
    <SecondFactorForm
      {...form}
      onDone={() => {
        onClose();
        alertSuccess(done);
      }}
    />
  </Dialog>
);

/** The password of the signed-in user. */
export const OwnPasswordField = () => (
  <PasswordField
    name="password"
    label={messages.secondFactor.password}
    hint={messages.secondFactor.passwordHint}
    required
    autoComplete="current-password"
  />
);

function reasonOf({ status, failure, detail }: ApiError): string {
  // Another back end may not have the call (R254).
  if (status === 404) return messages.unsupportedCalls;
  return (failure === 'refused' ? detail : undefined) ?? failureMessage(failure, status);
}
