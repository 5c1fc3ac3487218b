import { refusedHere } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { acceptInvitation } from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import { newPasswordFault } from '@smart-elevator/shared-api/contract/account/newPassword';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';

const { new_password1, new_password2 } = acceptInvitation.body.fields;
const schema = allFilled({ new_password1, new_password2 });

const EMPTY = { new_password1: '', new_password2: '' };

interface InvitationFormProps {
  /** The key of the mailed link. */
  invitation: string;
  onAccepted: () => void;
  /** The key is wrong, used or too old. */
  onRefused: () => void;
}

/** Sets the first password of somebody who was invited; the rules are those of a new password (R124). */
export function InvitationForm({ invitation, onAccepted, onRefused }: InvitationFormProps) {
  const { send } = useSend(acceptInvitation);

  async function accept(values: typeof EMPTY) {
    const fault = newPasswordFault(values.new_password1, values.new_password2);
    if (fault) return { ok: false as const, error: refusedHere({ non_field_errors: [fault] }) };
    const sent = await send({ body: { key: invitation, ...values } });
    // 404 for a wrong key; 400 at the key for what cannot be one.
    if (sent?.ok !== false || (sent.error.status !== 404 && !sent.error.fields['key'])) return sent;
    onRefused();
    return undefined;
  }

  return (
    <SendForm
      label={say('Set your password')}
      submit={say('Set password')}
      initialValues={EMPTY}
      schema={schema}
      summary={formSummary}
      send={accept}
      reasonOf={({ detail, failure }) => detail ?? sentenceFor(failure)}
      onSaved={onAccepted}
    >
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
    </SendForm>
  );
}
