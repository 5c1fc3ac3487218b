import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { FormWatch } from '@smart-elevator/shared-ui/form/FormWatch';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useRef, useState } from 'react';
import type { Path } from 'react-router-dom';
import { messages } from '../messages';
import styles from './Builder.module.css';
import { fieldSchema } from './fieldSchema';
import { FieldInputs } from './FieldInputs';
import { formatOf, NEW_FIELD, newFieldOf, type FieldValues } from './fieldValues';
import { PreviewedField } from './PreviewedField';
import { previewOf } from './fieldPreview';
import { reasonOf } from './reasonOf';

interface AddFieldProps {
  tracker: Tracker;
  /** The fields that there are. */
  fields: readonly CustomField[];
  /** Whether leaving asks. */
  guarded: boolean;
  /** Whether an address is this form's, too. */
  staysAt: (next: Path) => boolean;
}

const said = messages.add;
const INPUTS = Object.keys(NEW_FIELD) as (keyof FieldValues)[];

/** The specified sentence while something is missing (R711), else that something is wrong. */
const summaryOf = (wrong: readonly string[]) =>
  wrong.includes(sentences.required) ? said.missing : formSummary(wrong);

/** Adds a field to the section; 'Preview Field' shows it first, and follows what is typed from then on (R702, R703). */
export function AddField({ tracker, fields, guarded, staysAt }: AddFieldProps) {
  const owner = useDealerId();
  const name = `new field ${tracker}`;
  const { send } = useSend(addCustomField, { kept: `${owner}/${name}` });
  const [typed, setTyped] = useState(NEW_FIELD);
  const [isPreviewed, setPreviewed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pressed = useRef<'preview' | 'save'>('save');

  async function submit(values: FieldValues, { setErrors, startOver, saved }: FormHelpers<FieldValues>) {
    if (pressed.current === 'preview') return setPreviewed(true);
    const format = formatOf(values.format);
    if (!format) return;
    setFailure(undefined);
    const sent = await send({ body: newFieldOf(values, format, tracker, fields) });
    if (!sent) return;
    if (!sent.ok) {
      const { fields: wrong, rest } = serverErrors(sent.error.fields, (path) =>
        INPUTS.find((input) => input === path.split('.')[0]),
      );
      setErrors(wrong);
      setFailure(Object.keys(wrong).length > 0 ? rest : rest || reasonOf(sent.error));
      return;
    }
    setPreviewed(false);
    startOver(NEW_FIELD);
    saved(NEW_FIELD);
    alertSuccess(said.done);
  }

  return (
    <>
      <Form
        label={said.title}
        initialValues={NEW_FIELD}
        schema={fieldSchema}
        summary={summaryOf}
        draft={{ name, owner, guarded, staysAt }}
        onSubmit={submit}
      >
        <FormWatch<FieldValues> onChange={setTyped} />
        <FieldInputs form="add" format={typed.format} />
        {failure === undefined ? null : (
          <Notice tone="failure" title={said.failed}>
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            onClick={({ currentTarget }) => {
              pressed.current = 'preview';
              currentTarget.form?.requestSubmit();
            }}
          >
            {said.preview}
          </Button>
          <SubmitButton
            onClick={() => {
              pressed.current = 'save';
            }}
          >
            {said.save}
          </SubmitButton>
        </div>
      </Form>
      {isPreviewed ? (
        <section className={styles.preview} aria-label={messages.builder.preview}>
          <p className={styles.caption}>{messages.builder.preview}</p>
          <PreviewedField field={previewOf(typed)} />
        </section>
      ) : null}
    </>
  );
}
