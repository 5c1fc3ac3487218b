import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { acceptInvitation } from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import {
  passwordResetSentences as said,
  refusalOfServerReset,
  refusalOfTypedReset,
} from '@smart-elevator/shared-api/contract/account/passwordResetRules';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { say } from '@smart-elevator/shared-ui/language/say';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';

const EMPTY = { new_password1: '', new_password2: '' };
type Typed = typeof EMPTY;

/** What is empty is marked on submit, and then as it is typed. */
const emptyFields = (values: Typed) => refusalOfTypedReset(values)?.fields ?? {};

const summaryOf = (reasons: readonly string[]) =>
  reasons.includes(sentences.required) ? said.fillAll : said.correct;

interface InvitationFormProps {
  /** The key of the mailed link. */
  invitation: string;
  onAccepted: () => void;
  /** The key is wrong, used or too old. */
  onRefused: () => void;
}

/** Sets the first password of somebody who was invited; the rules are those of a new password (R124). */
export function InvitationForm({ invitation, onAccepted, onRefused }: InvitationFormProps) {
  const [failure, setFailure] = useState<string>();
  const { send } = useSend(acceptInvitation);

  async function submit(values: Typed, { setErrors }: FormHelpers<Typed>) {
    setFailure(undefined);
    const refusal = refusalOfTypedReset(values) ?? (await accept(values));
    if (!refusal) return;
    setErrors(refusal.fields);
    setFailure(Object.keys(refusal.fields).length > 0 ? undefined : refusal.sentence);
  }

  async function accept(values: Typed) {
    const sent = await send({ body: { key: invitation, ...values } });
    if (!sent) return undefined;
    if (sent.ok) return void onAccepted();
    const { status, fields, detail, failure: kind } = sent.error;
    // 404 for a wrong key; 400 at the key for what cannot be one.
    if (status === 404 || fields['key']) return void onRefused();
    return refusalOfServerReset(fields, detail ?? sentenceFor(kind));
  }

  return (
    <Form
      label={say('Set your password')}
      initialValues={EMPTY}
      validate={emptyFields}
      summary={summaryOf}
      onSubmit={submit}
    >
      {failure ? <Notice tone="failure">{failure}</Notice> : null}
      <PasswordField
        name="new_password1"
        label={say('New password')}
        required
        autoComplete="new-password"
        strength={(password) => passwordStrength(password)}
      />
      <PasswordField
        name="new_password2"
        label={say('Confirm password')}
        required
        autoComplete="new-password"
      />
      <div>
        <SubmitButton>{say('Set password')}</SubmitButton>
      </div>
    </Form>
  );
}
