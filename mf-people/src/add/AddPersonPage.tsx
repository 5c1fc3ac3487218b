import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { dealerInfo } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useNavigate } from 'react-router-dom';
import { useRegistration } from '@smart-elevator/shared-api/client/useRegistration';
import { formValues } from '@smart-elevator/shared-api/contract/formValues';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  memberRegistration,
  registrationMessages,
} from '@smart-elevator/shared-api/contract/people/registrationRules';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { passwordStrength } from '@smart-elevator/shared-api/contract/account/passwordStrength';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';

/** /add_technicians and /add_customer (R405). */
export function AddPersonPage({ kind }: { kind: PersonKind }) {
  const params = { dealer_id: useDealerId() };
  const query = useCall(dealerInfo, { params });
  const passcode = useCall(readPasscode, { params });
  const { title, add } = kind.texts;
  return (
    <Page title={add.title} width="form" breadcrumb={[{ label: title, to: kind.list }, { label: add.title }]}>
      <Loaded query={query} failed={messages.form.dealerNotLoaded} shape="form" rows={10}>
        {({ dealer_email }) =>
          // It is the signed-in dealer's own, as in Settings; without it the dealer types it.
          passcode.loading ? (
            <Skeleton shape="form" rows={10} />
          ) : (
            <AddPersonForm kind={kind} dealerEmail={dealer_email} passcode={passcode.data?.passcode ?? ''} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The initial values of the form, with the names of the API. */
const newPerson = (given: { user_type: string; admin_email: string; admin_passcode: string }) => {
  const valueOf = (name: string) => new Map(Object.entries(given)).get(name);
  return {
    ...formValues(peopleFields, 'input', valueOf),
    ...formValues(peopleFields, 'memberInput', valueOf),
  };
};
type NewPerson = ReturnType<typeof newPerson>;

/** The request body, which has two more constants (R412). */
const registrationOf = (values: NewPerson, user_type: PersonKind['user_type']) => ({
  ...values,
  user_type,
  is_staff: 0,
  is_verified: false,
});

interface AddPersonFormProps {
  kind: PersonKind;
  dealerEmail: string;
  /** '' if it could not be read. */
  passcode: string;
}

/** Registers a technician or a customer (R405), and then opens their list. The input, except passwords, is kept until then. */
function AddPersonForm({ kind, dealerEmail, passcode }: AddPersonFormProps) {
  const owner = useDealerId();
  const register = useRegistration();
  const navigate = useNavigate();
  const { user_type, list } = kind;
  const { add } = kind.texts;
  return (
    <SendForm
      label={add.title}
      submit={add.title}
      initialValues={newPerson({ user_type, admin_email: dealerEmail, admin_passcode: passcode })}
      schema={memberRegistration}
      summary={formSummary}
      draft={{ name: `new ${user_type}`, owner }}
      send={(values) => register(registrationOf(values, user_type))}
      reasonOf={() => registrationMessages.failed}
      onSaved={async () => {
        alertSuccess(add.done);
        await navigate(list);
      }}
    >
      {/* Autofill is off: the browser would fill in the dealer's own data. */}
      <EntityInputs
        fields={peopleFields}
        names={[...namesFor(peopleFields, 'input'), ...namesFor(peopleFields, 'memberInput')]}
        special={{
          user_type: (bound) => <TextField {...bound} readOnly shown={t} />,
          username: { autoCapitalize: 'none' },
          password1: (bound) => (
            <PasswordField {...bound} autoComplete="new-password" strength={passwordStrength} />
          ),
          password2: (bound) => <PasswordField {...bound} autoComplete="new-password" />,
          admin_email: { readOnly: true },
          admin_passcode: (bound) => (
            <PasswordField {...bound} autoComplete="off" hint={messages.form.passcodeHint} />
          ),
        }}
      />
    </SendForm>
  );
}
