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
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { PublicFrame } from '../public-pages/PublicFrame';

const user_type = 'DealerUser';

const EMPTY = formValues(peopleFields, 'input', (name) => (name === 'user_type' ? user_type : ''));

const DONE = msg('Dealer registered successfully and Verification e-mail sent to registered mail ID.');

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
          send={(values) => register({ ...values, user_type })}
          reasonOf={() => registrationMessages.failed}
          onSaved={async () => {
            alertSuccess(t(DONE));
            await navigate(paths.login);
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
        </SendForm>
      </Page>
    </PublicFrame>
  );
}
