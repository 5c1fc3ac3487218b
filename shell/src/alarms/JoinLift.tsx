import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import type { FoundCaller } from '@smart-elevator/shared-api/client/search';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { changeAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { CallerInput } from '@smart-elevator/shared-ui/screens/CallerInput';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from './messages';
import { refusalOf } from './refusal';

const texts = messages.page;

/** Joins an alarm that was reported with an address only to its lift: then it gets its ticket (R1301). */
export function JoinLift({ alarm: { alarm_id } }: { alarm: Alarm }) {
  const { send } = useSend(changeAlarm);
  const [caller, choose] = useState<FoundCaller>();
  return (
    <Panel title={texts.join}>
      <p>{texts.joinHint}</p>
      <SendForm<{ elevator_id: string }, Alarm>
        label={texts.join}
        initialValues={{ elevator_id: '' }}
        submit={texts.joinSave}
        reasonOf={refusalOf}
        send={async ({ elevator_id }) =>
          elevator_id === ''
            ? { ok: false, error: localValidationError({ elevator_id: [alarmMessages.placeMissing] }) }
            : send({
                params: { alarm_id },
                body: { elevator_id: Number(elevator_id), device_at: new Date().toISOString() },
              })
        }
        onSaved={() => alertSuccess(texts.joined)}
      >
        <CallerInput caller={caller} onChoose={choose} autoFocus={false} />
      </SendForm>
    </Panel>
  );
}
