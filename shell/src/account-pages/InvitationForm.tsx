import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { acceptInvitation } from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import { newPasswordError } from '@smart-elevator/shared-api/contract/account/newPassword';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';

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

/** Sets the first password of an invited user; the rules are those of a new password (R124). */
export function InvitationForm({ invitation, onAccepted, onRefused }: InvitationFormProps) {
  const { send } = useSend(acceptInvitation);

  async function accept(values: typeof EMPTY) {
    const fault = newPasswordError(values.new_password1, values.new_password2);
    if (fault) return { ok: false as const, error: localValidationError({ non_field_errors: [fault] }) };
    const sent = await send({ body: { key: invitation, ...values } });
    // 404 for a wrong key; 400 at the key for an invalid one.
    if (sent?.ok !== false || (sent.error.status !== 404 && !sent.error.fields['key'])) return sent;
    onRefused();
    return undefined;
  }

  return (
    <SendForm
      label={t('Set your password')}
      submit={t('Set password')}
      initialValues={EMPTY}
      schema={schema}
      summary={formSummary}
      send={accept}
      reasonOf={({ detail, failure }) => detail ?? failureMessage(failure)}
      onSaved={onAccepted}
    >
      <PasswordField
        name="new_password1"
        label={t('New password')}
        required
        autoComplete="new-password"
        strength={(password) => passwordStrength(password)}
      />
      <PasswordField
        name="new_password2"
        label={t('Confirm password')}
        required
        autoComplete="new-password"
      />
    </SendForm>
  );
}
