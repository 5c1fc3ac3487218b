import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  readInvitation,
  acceptInvitation,
} from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { newPasswordError } from '@smart-elevator/shared-api/contract/account/newPassword';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { PublicFrame } from '../public-pages/PublicFrame';

/**
 * /invitation: the target of an invitation's link (R142). Technicians then sign in here (R1390), customers in the Android
 * app.
 */
export function Invitation() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  return (
    <PublicFrame>
      <Page title={t('Invitation')} width="form">
        {key === '' ? <Refused /> : <OfKey key={key} invitation={key} />}
      </Page>
    </PublicFrame>
  );
}

/** The password form is only shown if the invitation is still valid. */
function OfKey({ invitation }: { invitation: string }) {
  const [ended, setEnded] = useState<'accepted' | 'refused'>();
  const { data, error, retry } = useCall(readInvitation, { body: { key: invitation } });
  if (ended === 'accepted') return <Accepted />;
  if (error?.failure === 'unsupported')
    return <CallFailure title={t('Invitation')} error={error} onRetry={retry} />;
  // 404 for a wrong, used or expired key; 400 for an invalid one.
  if (ended === 'refused' || (!data && (error?.status === 404 || error?.status === 400))) return <Refused />;
  if (!data && error)
    return (
      <ErrorState
        title={t('The invitation could not be loaded')}
        hint={error.detail ?? failureMessage(error.failure, error.status)}
        onRetry={retry}
      />
    );
  if (!data) return <Skeleton shape="form" rows={2} />;
  return (
    <>
      <p>
        {t('{dealer} has registered you. Your user name is {username}.', {
          dealer: data.dealer_name,
          username: data.username,
        })}
      </p>
      <p>{t('Choose a password for your account: at least 8 characters.')}</p>
      <InvitationForm
        invitation={invitation}
        onAccepted={() => setEnded('accepted')}
        onRefused={() => setEnded('refused')}
      />
    </>
  );
}

function Accepted() {
  return (
    <>
      <Notice tone="success" title={t('Your password has been set.')}>
        {t(
          'Technicians sign in here, customers in the Android app: with the user name from the e-mail and this password.',
        )}
      </Notice>
      <ToLogin />
    </>
  );
}

function Refused() {
  return (
    <>
      <Notice tone="failure" title={t('This link does not work')}>
        {t(
          'The link was already used, is older than 7 days, or is incomplete. If you have already set your password, you can sign in. Otherwise choose ‘Forgot password?’ on the login page.',
        )}
      </Notice>
      <ToLogin />
    </>
  );
}

const ToLogin = () => (
  <p>
    <LinkButton to={paths.login}>{t('Go to Login')}</LinkButton>
  </p>
);

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
function InvitationForm({ invitation, onAccepted, onRefused }: InvitationFormProps) {
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
      reasonOf={({ detail, failure, status }) => detail ?? failureMessage(failure, status)}
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
