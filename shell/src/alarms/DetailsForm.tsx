import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { AlarmForm } from './AlarmForm';
import { messages } from './messages';
import styles from './Report.module.css';

const texts = messages.details;

interface DetailsFormProps {
  alarm: Alarm;
  /** Whether the caller's phone and the note can also be changed here. */
  withReport?: boolean;
}

/** What the caller says after the alarm is out: all of it optional, at any time (R1352). */
export const DetailsForm = ({ alarm, withReport = false }: DetailsFormProps) => (
  <AlarmForm
    alarm={alarm}
    label={texts.title}
    valuesOf={valuesOf}
    sentValue={sentValue}
    submit={texts.save}
    done={texts.saved}
  >
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
  </AlarmForm>
);

const answers = () => [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
  { value: '', label: texts.unknown },
];

const valuesOf = ({ people, injured, calm, floor, caller_phone, note }: Alarm) => ({
  people: people === null ? '' : String(people),
  injured: injured === null ? '' : String(injured),
  calm: calm === null ? '' : String(calm),
  floor,
  caller_phone,
  note,
});

function sentValue(name: string, value: string): unknown {
  if (name === 'people') return value === '' ? null : Number(value);
  if (name === 'injured' || name === 'calm') return value === '' ? null : value === 'true';
  return value;
}
