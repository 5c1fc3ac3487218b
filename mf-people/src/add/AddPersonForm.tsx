import { useNavigate } from 'react-router-dom';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
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
import type { PersonKind } from '../personKinds';
import { AddPersonFields } from './AddPersonFields';

/** The initial values of the form, with the names of the API. */
const newPerson = (given: { user_type: string; admin_email: string }) => {
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

/** Registers a technician or a customer, and then opens their list. The input, except passwords, is kept until then. */
export function AddPersonForm({ kind, dealerEmail }: { kind: PersonKind; dealerEmail: string }) {
  const owner = useDealerId();
  const register = useRegistration();
  const navigate = useNavigate();
  const { user_type, list } = kind;
  const { add } = kind.texts;
  return (
    <SendForm
      label={add.title}
      submit={add.title}
      initialValues={newPerson({ user_type, admin_email: dealerEmail })}
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
      <AddPersonFields />
    </SendForm>
  );
}
