import { useState } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { SendResult } from '@smart-elevator/shared-api/client/useSend';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import type { FormDraftOf } from '@smart-elevator/shared-ui/form/Form';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { alertNotificationResult } from './alertNotificationResult';
import { messages } from '../messages';
import { ElevatorFields } from './ElevatorFields';
import { elevatorSchema } from './elevatorSchema';
import type { ElevatorValues } from './elevatorValues';
import type { People } from './usePeople';

interface ElevatorFormProps {
  send: (values: ElevatorValues) => Promise<SendResult<ChangedElevator> | undefined>;
  form: 'add' | 'edit';
  label: string;
  submit: string;
  initialValues: ElevatorValues;
  people: People;
  /** The draft of the form. */
  draft: FormDraftOf;
}

/** The form of an elevator: validates, sends once, and then opens the elevators, or the former list. */
export function ElevatorForm({ form, people, ...props }: ElevatorFormProps) {
  const [schema] = useState(() => elevatorSchema(form, props.initialValues));
  const navigate = useNavigate();
  const origin = useOrigin();

  async function onSaved(changed: ChangedElevator) {
    alertSuccess(messages[form].done);
    alertNotificationResult([changed]);
    await navigate(origin?.address ?? paths.elevators);
  }

  return (
    <SendForm
      {...props}
      bar
      schema={schema}
      summary={formSummary}
      failed={messages[form].failed}
      reasonOf={reasonOf}
      onSaved={onSaved}
    >
      <ElevatorFields form={form} people={people} stored={props.initialValues} />
    </SendForm>
  );
}

const reasonOf = ({ status, failure }: ApiError): string =>
  status === 404 ? messages.edit.gone : failureMessage(failure, status);
