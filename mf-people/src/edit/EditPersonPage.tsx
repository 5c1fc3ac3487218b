import { useSearchParams, useNavigate } from 'react-router-dom';
import { call } from '@smart-elevator/shared-api/client/call';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { namesFor, inputSchemasFor } from '@smart-elevator/shared-api/contract/entityFields';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { changedValues, formValues } from '@smart-elevator/shared-api/contract/formValues';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import type { PersonKind } from '../personKinds';

/**
 * /edit_tech and /edit_cust, with `?userId=` (R406); without one in the address, the last selected technician (R207). For a customer the browser stores only the name (R113).
 */
export function EditPersonPage({ kind }: { kind: PersonKind }) {
  const [searchParams] = useSearchParams();
  const technician = useSelection((chosen) => chosen.technician?.id);
  const remembered = kind.user_type === 'TechnicianUser' ? technician : undefined;
  const id = searchParams.get('userId') || String(remembered ?? '');
  const { title, edit } = kind.texts;
  const query = useCall(loadPerson, { params: { user_id: Number(id) } }, { enabled: id !== '' });
  const origin = useOrigin();
  const back = { to: kind.list, label: edit.back };
  return (
    <DetailPage
      title={edit.title}
      width="form"
      breadcrumb={[{ label: title, to: origin?.address ?? kind.list }, { label: edit.title }]}
      id={id}
      noneChosen={{ title: edit.noneChosen, hint: edit.noneChosenHint, back }}
      notFound={{ title: edit.gone, back }}
      query={query}
      keepInitialData
      failed={edit.notLoaded}
      rows={4}
    >
      {({ data: person }) =>
        // An address may have any person's id; if the server does not return the kind, it is not checked.
        person.user_type && person.user_type !== kind.user_type ? (
          <MissingState title={edit.otherKind} back={back} />
        ) : (
          <EditPersonForm kind={kind} person={person} />
        )
      }
    </DetailPage>
  );
}

/** All fields are required (R407). */
const schema = allFilled(inputSchemasFor(peopleFields, 'editInput'));

const inputsOf = (person: Person) => formValues(peopleFields, 'editInput', (name) => person[name]);

interface EditPersonFormProps {
  kind: PersonKind;
  /** As the form was opened. */
  person: Person;
}

/** Edits a technician or a customer, and then opens their list with the former search. The input is kept until then. */
function EditPersonForm({ kind, person }: EditPersonFormProps) {
  const params = { user_id: person.user_id };
  const owner = useDealerId();
  const navigate = useNavigate();
  const origin = useOrigin();
  const { edit } = kind.texts;
  const initial = inputsOf(person);
  return (
    <EntityForm
      label={edit.title}
      submit={edit.submit}
      initialValues={initial}
      bar
      schema={schema}
      summary={formSummary}
      draft={{ name: `person ${person.user_id}`, owner }}
      endpoint={updatePerson}
      inputOf={async (values) => {
        // What was not changed here stays as somebody else may have saved it.
        const { data: stored } = await call(loadPerson, { params });
        return { params, body: { ...inputsOf(stored), ...changedValues(values, initial) } };
      }}
      done={edit.done}
      failed={edit.failed}
      reasonOf={({ status, failure }) => (status === 404 ? edit.gone : failureMessage(failure, status))}
      onSaved={() => navigate(origin?.address ?? kind.list)}
    >
      <EntityInputs fields={peopleFields} names={namesFor(peopleFields, 'editInput')} />
    </EntityForm>
  );
}
