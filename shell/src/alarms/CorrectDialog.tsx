import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { changeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { momentBefore, nearestMoment, timeInput, type Stage } from './alarmText';
import { messages } from './messages';
import { refusalOf } from './refusal';

const texts = messages.page;

interface CorrectDialogProps {
  alarm: Alarm;
  stage: Exclude<Stage, 'reported'>;
  onClose: () => void;
}

/** Corrects a moment of the clock; the former one stays in the log (R1304). */
export function CorrectDialog({ alarm, stage, onClose }: CorrectDialogProps) {
  const { send } = useSend(changeAlarm);
  const stored = alarm[`${stage}_at`] ?? alarm.reported_at;
  return (
    <Dialog title={texts.correct(messages.stages[stage])} open onClose={onClose}>
      <SendForm<{ time: string }, Alarm>
        label={texts.correctShort}
        initialValues={{ time: timeInput(stored) }}
        submit={texts.correctSave}
        reasonOf={refusalOf}
        send={async ({ time }) => {
          const moment = nearestMoment(time, stored, momentBefore(alarm, stage));
          if (moment === undefined)
            return { ok: false, error: localValidationError({ time: [texts.badTime] }) };
          const sent = await send({
            params: { alarm_id: alarm.alarm_id },
            body: { [`${stage}_at`]: moment, device_at: new Date().toISOString() },
          });
          const wrong = sent?.ok === false ? Object.values(sent.error.fields).flat() : [];
          return wrong.length > 0 ? { ok: false, error: localValidationError({ time: wrong }) } : sent;
        }}
        onSaved={onClose}
      >
        <TextField name="time" label={texts.correctTime} type="time" required />
      </SendForm>
    </Dialog>
  );
}
