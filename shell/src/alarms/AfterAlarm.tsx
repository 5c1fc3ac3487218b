import { useUserId } from '@smart-elevator/shared-api/client/session';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { FilesPanel } from '@smart-elevator/shared-ui/screens/files/FilesPanel';
import { AlarmForm } from './AlarmForm';
import { messages } from './messages';

const texts = messages.after;

/** What is recorded once the people are out: cause, action, injuries and photos (R1360). */
export function AfterAlarm({ alarm }: { alarm: Alarm }) {
  const { alarm_id } = alarm;
  const owner = useUserId();
  return (
    <>
      <Panel title={texts.title}>
        <AlarmForm
          alarm={alarm}
          label={texts.title}
          valuesOf={valuesOf}
          sentValue={(name, value) =>
            name === 'injured_people' ? (value === '' ? null : Number(value)) : value
          }
          submit={texts.save}
          done={texts.saved}
          draft={{ name: `alarm-record/${alarm_id}`, owner }}
        >
          <TextAreaField name="cause" label={texts.cause} rows={2} />
          <TextAreaField name="action" label={texts.action} rows={2} />
          <TextField name="injured_people" label={texts.injuredPeople} inputMode="numeric" />
          <TextAreaField name="injuries" label={texts.injuries} rows={2} />
        </AlarmForm>
      </Panel>
      <FilesPanel owner="alarm" owner_id={alarm_id} />
    </>
  );
}

const valuesOf = ({ cause = '', action = '', injuries = '', injured_people }: Alarm) => ({
  cause,
  action,
  injured_people: String(injured_people ?? ''),
  injuries,
});
