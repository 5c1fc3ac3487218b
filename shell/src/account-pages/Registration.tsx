import { useNavigate } from 'react-router-dom';
import { useRegistration } from '@smart-elevator/shared-api/client/useRegistration';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { formValues } from '@smart-elevator/shared-api/contract/formValues';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  dealerRegistration,
  registrationMessages,
} from '@smart-elevator/shared-api/contract/people/registrationRules';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { call } from '@smart-elevator/shared-api/client/call';
import { registrationMail } from '@smart-elevator/shared-api/contract/people/endpoints';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { PublicFrame } from '../public-pages/PublicFrame';

const user_type = 'DealerUser';

const EMPTY = {
  ...formValues(peopleFields, 'input', (name) => (name === 'user_type' ? user_type : '')),
  company_name: '',
};

const SENT = msg('Dealer registered successfully and Verification e-mail sent to registered mail ID.');

/** What is said of a registration whose mail was not sent (R181). */
const NOT_SENT = {
  None: msg(
    'Dealer registered successfully. This server sends no e-mail, so no verification e-mail was sent.',
  ),
  Waiting: msg(
    'Dealer registered successfully. The verification e-mail has not been sent yet; the server tries again until it is.',
  ),
} as const;

/** Without an owner: the draft stays in the tab. */
const DRAFT = { name: 'registration', owner: undefined };

/** /new_dealer_registration (R131): a dealer registers. The input, except passwords, is kept until then. */
export function Registration() {
  const register = useRegistration();
  const navigate = useNavigate();
  return (
    <PublicFrame>
      <Page
        title={t('Dealer registration')}
        width="form"
        action={
          <LinkButton to={paths.login} icon="chevron-left">
            {t('Back to Login')}
          </LinkButton>
        }
      >
        <SendForm
          label={t('Dealer registration')}
          submit={t('Register')}
          initialValues={EMPTY}
          schema={dealerRegistration}
          summary={formSummary}
          draft={DRAFT}
          send={async (values) => {
            const sent = await register({ ...values, user_type });
            return sent?.ok
              ? { ...sent, reply: { username: values.username, sentence: await sentenceOf(values) } }
              : sent;
          }}
          reasonOf={() => registrationMessages.failed}
          onSaved={async ({ username, sentence }) => {
            alertSuccess(sentence);
            await navigate(paths.login, { state: { username } });
          }}
        >
          <EntityInputs
            fields={peopleFields}
            names={namesFor(peopleFields, 'input')}
            special={{
              user_type: { kind: 'line', readOnly: true },
              username: { autoComplete: 'username', autoCapitalize: 'none' },
              email: { autoComplete: 'email' },
              password1: (bound) => (
                <PasswordField {...bound} autoComplete="new-password" strength={passwordStrength} />
              ),
              password2: (bound) => <PasswordField {...bound} autoComplete="new-password" />,
              first_name: { autoComplete: 'given-name' },
              last_name: { autoComplete: 'family-name' },
              phoneno: { autoComplete: 'tel', label: t('Mobile number') },
            }}
          />
          <TextField
            name="company_name"
            label={t('Company name')}
            autoComplete="organization"
            hint={t(
              'Optional. It is on everything that you give to customers; you can change it in Settings.',
            )}
          />
        </SendForm>
      </Page>
    </PublicFrame>
  );
}

/** What is said of a registration. A back end that does not tell what happened to the mail has sent it (R137). */
async function sentenceOf({ username, email }: Record<'username' | 'email', string>): Promise<string> {
  const known = await call(registrationMail, { body: { username, email } }).catch(() => undefined);
  return t(known && known.mail !== 'Sent' ? NOT_SENT[known.mail] : SENT);
}
