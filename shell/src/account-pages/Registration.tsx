import { useNavigate } from 'react-router-dom';
import { useRegistration } from '@smart-elevator/shared-api/client/useRegistration';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { formValues } from '@smart-elevator/shared-api/contract/formValues';
import { peopleFields, type PersonNamesFor } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  dealerRegistration,
  registrationMessages,
} from '@smart-elevator/shared-api/contract/people/registrationRules';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
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
          {namesFor(peopleFields, 'input').map((name) => (
            <DealerInput key={name} name={name} />
          ))}
        </SendForm>
      </Page>
    </PublicFrame>
  );
}

type InputName = PersonNamesFor<'input'>;

/** The autocomplete hints for browsers and password managers. */
const AUTO_COMPLETE: Partial<Record<InputName, string>> = {
  username: 'username',
  email: 'email',
  first_name: 'given-name',
  last_name: 'family-name',
  phoneno: 'tel',
};

function DealerInput({ name }: { name: InputName }) {
  const { label, kind } = peopleFields[name];
  const bound = {
    name,
    label: name === 'phoneno' ? t('Mobile number') : t(label),
    required: true,
  };
  if (name === 'password1')
    return <PasswordField {...bound} autoComplete="new-password" strength={passwordStrength} />;
  if (name === 'password2') return <PasswordField {...bound} autoComplete="new-password" />;
  return (
    <FieldInput
      {...bound}
      kind={name === 'user_type' ? 'line' : kind}
      readOnly={name === 'user_type'}
      autoComplete={AUTO_COMPLETE[name]}
      autoCapitalize={name === 'username' ? 'none' : undefined}
    />
  );
}
