import { useNavigate } from 'react-router-dom';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { namesFor, writtenFor } from '@smart-elevator/shared-api/contract/entityFields';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { formValues } from '@smart-elevator/shared-api/contract/formValues';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { KindInput } from '@smart-elevator/shared-ui/form/KindInput';
import { say } from '@smart-elevator/shared-ui/language/say';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import type { PersonKind } from '../personKinds';

/** All of it is needed (R407). */
const schema = allFilled(writtenFor(peopleFields, 'editInput'));

/** Changes a technician or a customer, and then leads to their list, with the search of before. What was typed is kept until then. */
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
      schema={schema}
      summary={formSummary}
      draft={{ name: `person ${user_id}`, owner }}
      endpoint={updatePerson}
      inputOf={(body) => ({ params: { user_id }, body })}
      done={edit.done}
      failed={edit.failed}
      reasonOf={({ status, failure }) => (status === 404 ? edit.gone : sentenceFor(failure))}
      onSaved={() => navigate(origin?.address ?? kind.list)}
    >
      {namesFor(peopleFields, 'editInput').map((name) => (
        <KindInput
          key={name}
          name={name}
          kind={peopleFields[name].kind}
          label={say(peopleFields[name].label)}
          required
        />
      ))}
    </EntityForm>
  );
}
