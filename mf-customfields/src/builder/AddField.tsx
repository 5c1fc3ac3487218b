import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FormObserver } from '@smart-elevator/shared-ui/form/FormValue';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useRef, useState } from 'react';
import type { Path } from 'react-router-dom';
import { messages } from '../messages';
import styles from './Builder.module.css';
import { fieldSchema, formatOf, NEW_FIELD, newFieldOf, type FieldValues, previewOf } from './fieldValues';
import { FieldInputs } from './FieldInputs';
import { FieldPreviewInput } from './FieldPreviewInput';
import { reasonOf } from './reasonOf';

interface AddFieldProps {
  tracker: Tracker;
  /** The existing fields. */
  fields: readonly CustomField[];
  /** Whether leaving asks for confirmation. */
  guarded: boolean;
  /** Whether the form is also open at an address. */
  staysAt: (next: Path) => boolean;
}

const texts = messages.add;

/** The specified sentence if a field is missing (R711), else that a field is invalid. */
const summaryOf = (wrong: readonly string[]) =>
  wrong.includes(frameworkMessages.required) ? texts.missing : formSummary(wrong);

/** Adds a field to the section; 'Preview Field' shows it first, and then follows the input (R702, R703). */
export function AddField({ tracker, fields, guarded, staysAt }: AddFieldProps) {
  const owner = useDealerId();
  const name = `new field ${tracker}`;
  const { send } = useSend(addCustomField, { idempotencyKeyName: `${owner}/${name}` });
  const [typed, setTyped] = useState(NEW_FIELD);
  const [isPreviewed, setPreviewed] = useState(false);
  const pressed = useRef<'preview' | 'save'>('save');

  async function save(values: FieldValues) {
    const format = formatOf(values.format);
    if (pressed.current === 'preview') setPreviewed(true);
    else if (format) return send({ body: newFieldOf(values, format, tracker, fields) });
    return undefined;
  }

  return (
    <>
      <SendForm
        label={texts.title}
        initialValues={NEW_FIELD}
        schema={fieldSchema}
        summary={summaryOf}
        draft={{ name, owner, guarded, allowsNavigation: staysAt }}
        send={save}
        again={NEW_FIELD}
        submit={texts.save}
        onPress={() => {
          pressed.current = 'save';
        }}
        before={
          <Button
            onClick={({ currentTarget }) => {
              pressed.current = 'preview';
              currentTarget.form?.requestSubmit();
            }}
          >
            {texts.preview}
          </Button>
        }
        failed={texts.failed}
        reasonOf={reasonOf}
        onSaved={() => {
          setPreviewed(false);
          alertSuccess(texts.done);
        }}
      >
        <FormObserver<FieldValues> onChange={setTyped} />
        <FieldInputs form="add" format={typed.format} />
      </SendForm>
      {isPreviewed ? (
        <section className={styles.preview} aria-label={messages.builder.preview}>
          <p className={styles.caption}>{messages.builder.preview}</p>
          <FieldPreviewInput field={previewOf(typed)} />
        </section>
      ) : null}
    </>
  );
}
