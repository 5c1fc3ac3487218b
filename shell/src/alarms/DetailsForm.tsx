import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmChanges } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { changeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { validateInput, type FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from './messages';
import { refusalOf } from './refusal';
import styles from './Report.module.css';

const texts = messages.details;

interface Values {
  people: string;
  injured: string;
  calm: string;
  floor: string;
  caller_phone: string;
  note: string;
}

const NAMES = ['people', 'injured', 'calm', 'floor', 'caller_phone', 'note'] as const;

interface DetailsFormProps {
  alarm: Alarm;
  /** Whether the caller's phone and the note can also be changed here. */
  withReport?: boolean;
}

/** What the caller says after the alarm is out: all of it optional, at any time (R1352). Only what was changed is sent. */
export function DetailsForm({ alarm, withReport = false }: DetailsFormProps) {
  const { send } = useSend(changeAlarm);
  const [stored, setStored] = useState(() => valuesOf(alarm));
  const [failure, setFailure] = useState<string>();

  async function save(values: Values, helpers: FormHelpers<Values>) {
    setFailure(undefined);
    const changes = validateInput(alarmChanges, changesOf(values, stored));
    if (!changes.ok) return setErrors(changes.errors, helpers);
    const sent = await send({
      params: { alarm_id: alarm.alarm_id },
      body: { ...changes.value, device_at: new Date().toISOString() },
    });
    if (sent?.ok) {
      setStored(valuesOf(sent.reply));
      alertSuccess(texts.saved);
    } else if (sent && !setErrors(sent.error.fields, helpers)) setFailure(refusalOf(sent.error));
    return undefined;
  }

  return (
    <Form<Values> label={texts.title} initialValues={stored} onSubmit={save}>
      <div className={styles.details}>
        <TextField name="people" label={texts.people} inputMode="numeric" />
        <TextField name="floor" label={texts.floor} />
        <RadioGroup name="injured" label={texts.injured} options={answers()} />
        <RadioGroup name="calm" label={texts.calm} options={answers()} />
      </div>
      {withReport ? (
        <>
          <TextField name="caller_phone" label={messages.report.phone} type="tel" />
          <TextAreaField name="note" label={messages.report.note} rows={2} />
        </>
      ) : null}
      {failure ? <Notice tone="failure">{failure}</Notice> : null}
      <div>
        <SubmitButton kind="plain">{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}

/** Shows errors at their inputs; whether there are any. */
function setErrors(errors: FieldErrors, helpers: FormHelpers<Values>): boolean {
  const { fields } = serverErrors(errors, (path) => NAMES.find((name) => name === path));
  for (const [name, sentence] of Object.entries(fields)) helpers.setFieldError(name, sentence);
  return Object.keys(fields).length > 0;
}

const answers = () => [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
  { value: '', label: texts.unknown },
];

const valuesOf = ({ people, injured, calm, floor, caller_phone, note }: Alarm): Values => ({
  people: people === null ? '' : String(people),
  injured: injured === null ? '' : String(injured),
  calm: calm === null ? '' : String(calm),
  floor,
  caller_phone,
  note,
});

/** The fields that were changed here: what somebody else has changed meanwhile stays. */
function changesOf(values: Values, opened: Values): Record<string, unknown> {
  const changed = NAMES.filter((name) => values[name].trim() !== opened[name]);
  return Object.fromEntries(changed.map((name) => [name, bodyValue(name, values[name].trim())]));
}

function bodyValue(name: keyof Values, value: string): unknown {
  if (name === 'people') return value === '' ? null : Number(value);
  if (name === 'injured' || name === 'calm') return value === '' ? null : value === 'true';
  return value;
}
