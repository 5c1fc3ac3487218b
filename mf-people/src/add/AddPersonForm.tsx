import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  refusalOfServer,
  refusalOfTyped,
} from '@smart-elevator/shared-api/contract/account/registrationRules';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import type { PersonKind } from '../personKinds';
import { AddPersonFields } from './AddPersonFields';
import { summaryOf } from '../edit/personErrors';
import { emptyPerson, registrationOf, type NewPerson } from './newPerson';

/** What is empty is marked on submit, and then as it is typed. */
const emptyFields = (values: NewPerson) => refusalOfTyped(values)?.fields ?? {};

/** Registers a technician or a customer, and then leads to their list. What was typed is kept until then, but for passwords. */
export function AddPersonForm({ kind, dealerEmail }: { kind: PersonKind; dealerEmail: string }) {
  const [failure, setFailure] = useState<string>();
  const owner = useDealerId();
  const { send } = useSend(register);
  const navigate = useNavigate();
  // The next screen may take a moment: who is registered is not sent again meanwhile.
  const done = useRef(false);
  const { add } = kind.texts;

  async function submit(values: NewPerson, { setErrors, saved }: FormHelpers<NewPerson>) {
    if (done.current) return;
    setFailure(undefined);
    const refusal = refusalOfTyped(values) ?? (await sent(values));
    if (refusal) {
      setErrors(refusal.fields);
      // Where fields are marked, the summary says it.
      setFailure(Object.keys(refusal.fields).length > 0 ? undefined : refusal.sentence);
      return;
    }
    done.current = true;
    saved();
    alertSuccess(add.done);
    await navigate(kind.list);
  }

  async function sent(values: NewPerson) {
    const answer = await send({ body: registrationOf(values) });
    return !answer || answer.ok ? undefined : refusalOfServer(answer.error.fields);
  }

  return (
    <Form
      label={add.title}
      initialValues={emptyPerson(kind.user_type, dealerEmail)}
      validate={emptyFields}
      summary={summaryOf}
      draft={{ name: `new ${kind.user_type}`, owner }}
      onSubmit={submit}
    >
      <AddPersonFields />
      {failure ? <Notice tone="failure">{failure}</Notice> : null}
      <div>
        <SubmitButton>{add.title}</SubmitButton>
      </div>
    </Form>
  );
}
