import { useRef, useState } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Sent } from '@smart-elevator/shared-api/client/useSend';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormDraftOf, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import { ElevatorFields } from './ElevatorFields';
import { errorsOfForm, errorsOfServer, summaryOf } from './elevatorErrors';
import type { ElevatorValues } from './elevatorValues';
import type { People } from './usePeople';

interface ElevatorFormProps {
  form: 'add' | 'edit';
  label: string;
  submit: string;
  initialValues: ElevatorValues;
  people: People;
  /** Under which name what is typed is kept until it is saved. */
  draft: FormDraftOf;
  /** Undefined when a call of before is still under way. */
  send: (values: ElevatorValues) => Promise<Sent<ChangedElevator> | undefined>;
}

/** The form of an elevator: checks, sends once, and then leads to the elevators, or back to the list before. What was typed is kept until then. */
export function ElevatorForm(props: ElevatorFormProps) {
  const { form, label, submit, initialValues, people, draft, send } = props;
  const [failure, setFailure] = useState<{ sentence: string; reason: string }>();
  const navigate = useNavigate();
  const origin = useOrigin();
  // The next screen may take a moment: what is saved is not sent again meanwhile.
  const done = useRef(false);

  async function onSubmit(values: ElevatorValues, { setErrors, saved }: FormHelpers<ElevatorValues>) {
    if (done.current) return;
    setFailure(undefined);
    const sent = await send(values);
    if (!sent) return;
    if (!sent.ok) {
      const { fields, rest } = errorsOfServer(sent.error.fields);
      setErrors(fields);
      const explained = Object.keys(fields).length > 0 || rest !== '';
      setFailure({ sentence: messages[form].failed, reason: explained ? rest : reasonOf(sent.error) });
      return;
    }
    done.current = true;
    saved();
    alertSuccess(messages[form].done);
    tellNotified(sent.reply);
    await navigate(origin?.address ?? paths.elevators);
  }

  return (
    <Form
      label={label}
      initialValues={initialValues}
      validate={(values) => errorsOfForm[form](values, initialValues)}
      summary={summaryOf}
      draft={draft}
      onSubmit={onSubmit}
    >
      <ElevatorFields form={form} people={people} stored={initialValues} />
      {failure ? (
        <Notice tone="failure" title={failure.sentence}>
          {failure.reason}
        </Notice>
      ) : null}
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** Whether the customer was notified of a completion (decision 61); nothing where the server does not say. */
function tellNotified({ notified, not_notified_reason: reason }: ChangedElevator): void {
  const { notified: done, notNotified, notNotifiedBecause } = messages.edit;
  if (notified) alertSuccess(done);
  else if (notified === false) alertSuccess(reason ? notNotifiedBecause[reason] : notNotified);
}

const reasonOf = ({ status, failure }: ApiError): string =>
  status === 404 ? messages.edit.gone : sentenceFor(failure);
