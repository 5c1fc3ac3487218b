import { useDealerId } from '@smart-elevator/shared-api/client/session';
import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { updateCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FormObserver } from '@smart-elevator/shared-ui/form/FormValue';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { useCallback, useState } from 'react';
import { messages } from '../messages';
import { fieldSchema, changesOf, valuesOf, type FieldValues } from './fieldValues';
import { FieldInputs } from './FieldInputs';
import { reasonOf } from './reasonOf';

interface EditFieldFormProps {
  field: CustomField;
  /** Whether leaving asks for confirmation. */
  guarded: boolean;
  /** Must be constant, such as a state's setter. */
  onTyped: (values: FieldValues) => void;
  onEnd: () => void;
}

/** The values of the form, including read-only ones. */
type EditValues = FieldValues & { tracker_name: string; format_name: string };

const texts = messages.edit;

/** The form of an existing field. Multiple Options keep their format (R709). */
export function EditFieldForm({ field, guarded, onTyped, onEnd }: EditFieldFormProps) {
  const owner = useDealerId();
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
      inputOf={(values: EditValues) => ({ params: { id: field.id }, body: changesOf(values, field) })}
      label={texts.title}
      submit={texts.update}
      initialValues={initialValues}
      schema={fieldSchema}
      summary={formSummary}
      draft={{ name: `field ${field.id}`, owner, guarded }}
      secondaryAction={<Button onClick={onEnd}>{messages.form.cancel}</Button>}
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
