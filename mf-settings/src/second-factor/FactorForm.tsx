import { useState, type ReactNode } from 'react';
import type { Sent } from '@smart-elevator/shared-api/client/useSend';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { messages } from '../messages';
import { emptyFields, refusalOf } from './factorErrors';

interface FactorFormProps<Values, Reply> {
  label: string;
  initialValues: Values;
  send: (values: Values) => Promise<Sent<Reply> | undefined>;
  onDone: (reply: Reply) => void;
  submit: string;
  children: ReactNode;
}

/** A step with the password or a code: everything is needed, and what the server refuses stands at its field. */
export function FactorForm<Values extends Record<string, string>, Reply>(
  props: FactorFormProps<Values, Reply>,
) {
  const { label, initialValues, send, onDone, submit, children } = props;
  const [failure, setFailure] = useState<string>();

  async function onSubmit(values: Values, { setErrors }: FormHelpers<Values>) {
    setFailure(undefined);
    const sent = await send(values);
    if (!sent) return;
    if (sent.ok) return onDone(sent.reply);
    const { fields, sentence } = refusalOf(sent.error, Object.keys(initialValues));
    setErrors(fields as Parameters<typeof setErrors>[0]);
    setFailure(sentence);
  }

  return (
    <Form
      label={label}
      initialValues={initialValues}
      validate={emptyFields}
      summary={summaryOf}
      onSubmit={onSubmit}
    >
      {failure ? <Notice tone="failure">{failure}</Notice> : null}
      {children}
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  );
}

const said = messages.secondFactor;

const summaryOf = (reasons: readonly string[]) =>
  reasons.includes(said.required) ? said.fillAll : said.correct;
