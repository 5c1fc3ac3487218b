import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { acknowledgement } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { acknowledgeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { nameOf } from './alarmText';
import { messages } from './messages';
import { refreshAlarms, refusalOf } from './refusal';
import styles from './Take.module.css';

const texts = messages.take;

/** Minutes until arrival that one tap sends. */
const USUAL_MINUTES = [5, 10, 15, 20, 30, 45, 60];

interface TakeFormProps {
  alarm: Alarm;
  onDone: () => void;
}

/** Takes an alarm: the minutes until arrival as one tap, or any other number. Of two who take it, the second sees who was first. */
export function TakeForm({ alarm, onDone }: TakeFormProps) {
  const { alarm_id } = alarm;
  const { send, sending } = useSend(acknowledgeAlarm);
  const [failure, setFailure] = useState<string>();

  const take = async (arrival_minutes: number) => {
    setFailure(undefined);
    const sent = await send({
      params: { alarm_id },
      body: { arrival_minutes, device_at: new Date().toISOString() },
    });
    if (sent && !sent.ok) {
      refreshAlarms(sent.error);
      setFailure(refusalOf(sent.error));
    }
    return sent;
  };
  const finish = () => {
    onDone();
    alertSuccess(texts.done(nameOf(alarm)), `take alarm ${alarm_id}`);
  };

  return (
    <div className={styles.take}>
      {failure ? (
        <Notice tone="failure" title={texts.failed(nameOf(alarm))}>
          {failure}
        </Notice>
      ) : null}
      <div className={styles.minutes}>
        {USUAL_MINUTES.map((minutes, at) => (
          <Button
            key={minutes}
            autoFocus={at === 0}
            busy={sending}
            onClick={() =>
              void take(minutes).then((sent) => {
                if (sent?.ok) finish();
              })
            }
          >
            {texts.minutes(minutes)}
          </Button>
        ))}
      </div>
      <SendForm<{ arrival_minutes: string }, Alarm>
        label={texts.other}
        initialValues={{ arrival_minutes: '' }}
        submit={texts.send}
        onFailed={() => undefined}
        send={async (values) => {
          const read = validateInput(acknowledgement, values);
          return read.ok
            ? take(read.value.arrival_minutes)
            : { ok: false, error: localValidationError(read.errors) };
        }}
        onSaved={finish}
      >
        <TextField name="arrival_minutes" label={texts.other} inputMode="numeric" />
      </SendForm>
    </div>
  );
}
