import { useNavigate } from 'react-router-dom';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { namesFor, inputSchemasFor } from '@smart-elevator/shared-api/contract/entityFields';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { formValues } from '@smart-elevator/shared-api/contract/formValues';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import type { PersonKind } from '../personKinds';

/** All fields are required (R407). */
const schema = allFilled(inputSchemasFor(peopleFields, 'editInput'));

/** Edits a technician or a customer, and then opens their list with the former search. The input is kept until then. */
export function EditPersonForm({ kind, person }: { kind: PersonKind; person: Person }) {
  const { user_id } = person;
  const owner = useDealerId();
  const navigate = useNavigate();
  const origin = useOrigin();
  const { edit } = kind.texts;
  return (
    <EntityForm
      label={edit.title}
      submit={edit.submit}
      initialValues={formValues(peopleFields, 'editInput', (name) => person[name])}
      bar
      schema={schema}
      summary={formSummary}
      draft={{ name: `person ${user_id}`, owner }}
      endpoint={updatePerson}
      inputOf={(body) => ({ params: { user_id }, body })}
      done={edit.done}
      failed={edit.failed}
      reasonOf={({ status, failure }) => (status === 404 ? edit.gone : failureMessage(failure))}
      onSaved={() => navigate(origin?.address ?? kind.list)}
    >
      <EntityInputs fields={peopleFields} names={namesFor(peopleFields, 'editInput')} />
    </EntityForm>
  );
}
