import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { errorsOfForm, errorsOfServer, summaryOf } from './personErrors';
import { valuesOf, type PersonValues } from './personValues';

const labels = messages.fields;

/** Changes a technician or a customer, and then leads to their list, with the search of before. What was typed is kept until then. */
export function EditPersonForm({ kind, person }: { kind: PersonKind; person: Person }) {
  const [failure, setFailure] = useState<string>();
  const owner = useDealerId();
  const { send } = useSend(updatePerson);
  const navigate = useNavigate();
  const origin = useOrigin();
  // The next screen may take a moment: what is saved is not sent again meanwhile.
  const done = useRef(false);
  const { edit } = kind.texts;

  async function submit(values: PersonValues, { setErrors, saved }: FormHelpers<PersonValues>) {
    if (done.current) return;
    setFailure(undefined);
    const sent = await send({ params: { user_id: person.user_id }, body: values });
    if (!sent) return;
    if (!sent.ok) {
      const { fields, rest } = errorsOfServer(sent.error.fields);
      setErrors(fields);
      const explained = Object.keys(fields).length > 0 || rest !== '';
      setFailure(explained ? rest : reasonOf(sent.error));
      return;
    }
    done.current = true;
    saved();
    alertSuccess(edit.done);
    await navigate(origin?.address ?? kind.list);
  }

  const reasonOf = (error: ApiError) => (error.status === 404 ? edit.gone : sentenceFor(error.failure));

  return (
    <Form
      label={edit.title}
      initialValues={valuesOf(person)}
      validate={errorsOfForm}
      summary={summaryOf}
      draft={{ name: `person ${person.user_id}`, owner }}
      onSubmit={submit}
    >
      <TextField name="email" label={labels.email} type="email" required />
      <TextField name="first_name" label={labels.first_name} required autoCapitalize="words" />
      <TextField name="last_name" label={labels.last_name} required autoCapitalize="words" />
      <TextField name="phoneno" label={labels.phoneno} type="tel" required />
      {failure === undefined ? null : (
        <Notice tone="failure" title={edit.failed}>
          {failure}
        </Notice>
      )}
      <div>
        <SubmitButton>{edit.submit}</SubmitButton>
      </div>
    </Form>
  );
}
