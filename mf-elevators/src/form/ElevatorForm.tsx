import { useState } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { addElevator, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import type { FormDraftOf } from '@smart-elevator/shared-ui/form/Form';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { EntityForm, type EntityCall } from '@smart-elevator/shared-ui/screens/EntityForm';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { alertNotificationResult } from './alertNotificationResult';
import { messages } from '../messages';
import { ElevatorFields } from './ElevatorFields';
import { elevatorSchema } from './elevatorSchema';
import type { ElevatorValues } from './elevatorValues';
import type { People } from './usePeople';

type Save = typeof addElevator | typeof updateElevator;

interface ElevatorFormProps<E extends Save> extends EntityCall<E, ElevatorValues> {
  form: 'add' | 'edit';
  label: string;
  submit: string;
  initialValues: ElevatorValues;
  people: People;
  /** The draft of the form. */
  draft: FormDraftOf;
}

/** The form of an elevator: validates, sends once, and then opens the elevators, or the former list. */
export function ElevatorForm<E extends Save>({ form, people, ...props }: ElevatorFormProps<E>) {
  const [schema] = useState(() => elevatorSchema(form, props.initialValues));
  const navigate = useNavigate();
  const origin = useOrigin();

  async function onSaved(changed: ChangedElevator) {
    alertNotificationResult([changed]);
    await navigate(origin?.address ?? paths.elevators);
  }

  return (
    <EntityForm
      {...props}
      bar
      schema={schema}
      summary={formSummary}
      done={messages[form].done}
      failed={messages[form].failed}
      reasonOf={reasonOf}
      onSaved={onSaved}
    >
      <ElevatorFields form={form} people={people} stored={props.initialValues} />
    </EntityForm>
  );
}

const reasonOf = ({ status, failure }: ApiError): string =>
  status === 404 ? messages.edit.gone : failureMessage(failure, status);
