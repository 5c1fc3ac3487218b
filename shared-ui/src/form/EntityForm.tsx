import type { FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { Notice } from '../feedback/Notice';
import styles from './Form.module.css';
import { Form, type FormHelpers, type FormProps } from './Form';
import { serverErrors, type ServerErrors } from './serverErrors';
import { SubmitButton } from './SubmitButton';

/** How a save went, as `useSend` tells it. */
type Answer<Reply, Refusal> = { ok: true; reply: Reply } | { ok: false; error: Refusal };

interface EntityFormProps<Values, Reply, Refusal> extends Omit<
  FormProps<Values>,
  'onSubmit' | 'validate' | 'reinitialize'
> {
  /** What the button says. */
  submit: string;
  /** What is said when it could not be saved; the reason alone where it is left out. */
  failed?: string;
  /** Beside the button. */
  beside?: ReactNode;
  /** Why not, where the server says nothing of any field. */
  reasonOf: (refusal: Refusal) => string;
  /** Undefined when a call of before is still under way. */
  send: (values: Values) => Promise<Answer<Reply, Refusal> | undefined>;
  /** Says that it is saved, and leaves. */
  onSaved: (reply: Reply) => Promise<void> | void;
}

/** The form of one thing: sends once, shows what the server refuses, and leaves. What was typed is kept until then. */
export function EntityForm<Values extends FormikValues, Reply, Refusal extends { fields: ServerErrors }>(
  props: EntityFormProps<Values, Reply, Refusal>,
) {
  const { submit, failed, beside, reasonOf, send, onSaved, children, ...form } = props;
  const [failure, setFailure] = useState<string>();
  // The next screen may take a moment: what is saved is not sent again meanwhile.
  const done = useRef(false);

  async function onSubmit(values: Values, { setFieldError, saved }: FormHelpers<Values>) {
    if (done.current) return;
    setFailure(undefined);
    const answer = await send(values);
    if (!answer) return;
    if (!answer.ok) {
      const names = Object.keys(values);
      const { fields, rest } = serverErrors(answer.error.fields, (path) =>
        names.find((name) => name === path.split('.')[0]),
      );
      const found = Object.entries(fields);
      for (const [name, sentence] of found) setFieldError(name, sentence);
      const explained = found.length > 0 || rest !== '';
      setFailure(explained ? rest : reasonOf(answer.error));
      return;
    }
    done.current = true;
    saved();
    await onSaved(answer.reply);
  }

  return (
    <Form {...form} onSubmit={onSubmit}>
      {children}
      {failure === undefined || !(failed || failure) ? null : (
        <Notice tone="failure" title={failed}>
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton>{submit}</SubmitButton>
        {beside}
      </div>
    </Form>
  );
}
