import { call } from '@smart-elevator/shared-api/client/call';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  readCustomField,
  updateCustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { changedValues } from '@smart-elevator/shared-api/contract/formValues';
import { FormObserver } from '@smart-elevator/shared-ui/form/FormValue';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { useCallback, useState } from 'react';
import { messages } from '../messages';
import { type FieldValues, fieldSchema, changesOf, valuesOf } from './fieldValues';
import { FieldInputs } from './FieldInputs';
import { reasonOf } from './reasonOf';

interface EditFieldProps {
  id: string;
  /** Whether leaving asks for confirmation. */
  guarded: boolean;
  /** Must be constant, such as a state's setter. */
  onTyped: (values: FieldValues) => void;
  onEnd: () => void;
}

const texts = messages.edit;

/** Loads a field into its form. The form is filled once: later data does not replace the input. */
export function EditField({ id, ...form }: EditFieldProps) {
  const query = useCall(readCustomField, { params: { id: Number(id) } });
  if (query.error?.status === 404 && !query.data)
    return (
      <EmptyState title={texts.gone} action={<Button onClick={form.onEnd}>{messages.add.title}</Button>} />
    );
  return (
    <Loaded query={query} keepInitialData failed={texts.notLoaded} shape="form" rows={5}>
      {(field) => <EditFieldForm field={field} {...form} />}
    </Loaded>
  );
}

interface EditFieldFormProps extends Omit<EditFieldProps, 'id'> {
  /** As the form was opened. */
  field: CustomField;
}

/** The values of the form, including read-only ones. */
type EditValues = FieldValues & { tracker_name: string; format_name: string };

/** The form of an existing field. Multiple Options keep their format (R709). */
function EditFieldForm({ field, guarded, onTyped, onEnd }: EditFieldFormProps) {
  const owner = useDealerId();
  const params = { id: field.id };
  const [initialValues] = useState<EditValues>(() => ({
    ...valuesOf(field),
    tracker_name: t(TRACKERS[field.tracker]),
    format_name: t(FIELD_FORMATS.checkbox),
  }));
  const [format, setFormat] = useState<string>(field.format);
  const follow = useCallback(
    (values: EditValues) => {
      setFormat(values.format);
      onTyped(values);
    },
    [onTyped],
  );

  const fixedFormat =
    field.format === 'checkbox' ? (
      <TextField name="format_name" label={messages.fields.format} readOnly hint={texts.multipleStays} />
    ) : undefined;

  return (
    <EntityForm
      endpoint={updateCustomField}
      inputOf={async (values: EditValues) => {
        // What is not changed here, such as the order, stays as it may have been saved elsewhere.
        const stored = await call(readCustomField, { params });
        return {
          params,
          body: changesOf({ ...valuesOf(stored), ...changedValues(values, initialValues) }, stored),
        };
      }}
      label={texts.title}
      submit={texts.update}
      initialValues={initialValues}
      schema={fieldSchema}
      summary={formSummary}
      draft={{ name: `field ${field.id}`, owner, guarded }}
      secondaryAction={<Button onClick={onEnd}>{common.cancel}</Button>}
      done={texts.done}
      failed={texts.failed}
      reasonOf={reasonOf}
      onSaved={onEnd}
    >
      <FormObserver<EditValues> onChange={follow} />
      <TextField name="tracker_name" label={messages.fields.tracker} readOnly />
      <FieldInputs form="edit" format={format} fixedFormat={fixedFormat} />
    </EntityForm>
  );
}
