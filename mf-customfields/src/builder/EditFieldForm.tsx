import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { updateCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { FormWatch } from '@smart-elevator/shared-ui/form/FormWatch';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useCallback, useState } from 'react';
import { messages } from '../messages';
import styles from './Builder.module.css';
import { errorsOfForm, errorsOfServer, summaryOf } from './fieldErrors';
import { FieldInputs } from './FieldInputs';
import { changesOf, valuesOf, type FieldValues } from './fieldValues';
import { reasonOf } from './reasonOf';

interface EditFieldFormProps {
  field: CustomField;
  /** Whether leaving asks. */
  guarded: boolean;
  /** Constant: a state's setter. */
  onTyped: (values: FieldValues) => void;
  onEnd: () => void;
}

/** Values of the form, with what is only shown. */
type EditValues = FieldValues & { tracker_name: string; format_name: string };

const said = messages.edit;

/** The form of a field that there is. Multiple Options keep their format (R709). */
export function EditFieldForm({ field, guarded, onTyped, onEnd }: EditFieldFormProps) {
  const owner = useDealerId();
  const { send } = useSend(updateCustomField);
  const [initialValues] = useState<EditValues>(() => ({
    ...valuesOf(field),
    tracker_name: say(TRACKERS[field.tracker]),
    format_name: say(FIELD_FORMATS.checkbox),
  }));
  const [format, setFormat] = useState<string>(field.format);
  const [failure, setFailure] = useState<string>();
  const follow = useCallback(
    (values: EditValues) => {
      setFormat(values.format);
      onTyped(values);
    },
    [onTyped],
  );

  async function submit(values: EditValues, { setErrors, saved }: FormHelpers<EditValues>) {
    setFailure(undefined);
    const sent = await send({ params: { id: field.id }, body: changesOf(values, field) });
    if (!sent) return;
    if (!sent.ok) {
      const { fields: wrong, rest } = errorsOfServer(sent.error.fields);
      setErrors(wrong);
      setFailure(Object.keys(wrong).length > 0 ? rest : rest || reasonOf(sent.error));
      return;
    }
    saved();
    alertSuccess(said.done);
    onEnd();
  }

  const fixedFormat =
    field.format === 'checkbox' ? (
      <TextField name="format_name" label={messages.fields.format} readOnly hint={said.multipleStays} />
    ) : undefined;

  return (
    <Form<EditValues>
      label={said.title}
      initialValues={initialValues}
      validate={errorsOfForm}
      summary={summaryOf.edit}
      draft={{ name: `field ${field.id}`, owner, guarded }}
      onSubmit={submit}
    >
      <FormWatch<EditValues> onChange={follow} />
      <TextField name="tracker_name" label={messages.fields.tracker} readOnly />
      <FieldInputs form="edit" format={format} fixedFormat={fixedFormat} />
      {failure === undefined ? null : (
        <Notice tone="failure" title={said.failed}>
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton>{said.update}</SubmitButton>
        <Button onClick={onEnd}>{messages.form.cancel}</Button>
      </div>
    </Form>
  );
}
