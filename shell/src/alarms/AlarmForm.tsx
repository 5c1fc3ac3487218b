import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmChanges } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { changeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { validateInput, type FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormDraftOf, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState, type ReactNode } from 'react';
import { refusalOf } from './refusal';

/** What is typed into a form of an alarm. */
type Values = Record<string, string>;

interface AlarmFormProps {
  alarm: Alarm;
  label: string;
  /** The inputs of a stored alarm. */
  valuesOf: (alarm: Alarm) => Values;
  /** The value of an input as it is sent. */
  sentValue: (name: string, value: string) => unknown;
  submit: string;
  done: string;
  draft?: FormDraftOf;
  children: ReactNode;
}

/** A form of an alarm's facts. Only what was changed here is sent: what somebody else has changed meanwhile stays. */
export function AlarmForm(props: AlarmFormProps) {
  const { alarm, label, valuesOf, sentValue, submit, done, draft, children } = props;
  const { send } = useSend(changeAlarm);
  const [stored, setStored] = useState(() => valuesOf(alarm));
  const [failure, setFailure] = useState<string>();

  async function save(values: Values, helpers: FormHelpers<Values>) {
    setFailure(undefined);
    const changed = Object.entries(values).filter(([name, value]) => value.trim() !== stored[name]);
    const changes = validateInput(
      alarmChanges,
      Object.fromEntries(changed.map(([name, value]) => [name, sentValue(name, value.trim())])),
    );
    if (!changes.ok) return showErrors(changes.errors, helpers);
    const sent = await send({
      params: { alarm_id: alarm.alarm_id },
      body: { ...changes.value, device_at: new Date().toISOString() },
    });
    if (sent?.ok) {
      setStored(valuesOf(sent.reply));
      helpers.saved();
      alertSuccess(done);
    } else if (sent && !showErrors(sent.error.fields, helpers)) setFailure(refusalOf(sent.error));
    return undefined;
  }

  return (
    <Form<Values> label={label} initialValues={stored} onSubmit={save} draft={draft}>
      {children}
      {failure ? <Notice tone="failure">{failure}</Notice> : null}
      <div>
        <SubmitButton kind="plain">{submit}</SubmitButton>
      </div>
    </Form>
  );

  /** Shows errors at their inputs; whether there are any. */
  function showErrors(errors: FieldErrors, helpers: FormHelpers<Values>): boolean {
    const { fields } = serverErrors(errors, (path) => (Object.hasOwn(stored, path) ? path : undefined));
    for (const [name, sentence] of Object.entries(fields)) helpers.setFieldError(name, sentence);
    return Object.keys(fields).length > 0;
  }
}
