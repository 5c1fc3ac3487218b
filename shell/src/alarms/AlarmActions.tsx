import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import {
  arriveAtAlarm,
  handBackAlarm,
  releaseAlarm,
} from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { useState } from 'react';
import { nameOf } from './alarmText';
import { messages } from './messages';
import { refreshAlarms, refusalOf } from './refusal';
import { TakeButton } from './TakeButton';

const texts = messages.page;

/** What is asked before it is done. */
const QUESTIONS = {
  released: { sentence: 'confirmRelease', detail: 'releaseDetail', button: 'released' },
  falseAlarm: { sentence: 'confirmFalse', detail: 'releaseDetail', button: 'falseAlarm' },
  handBack: { sentence: 'confirmBack', detail: 'backDetail', button: 'handBack' },
} as const;

/** What can be done with an alarm in its state; the next step of the clock is the primary action (R1355). */
export function AlarmActions({ alarm }: { alarm: Alarm }) {
  const { alarm_id, acknowledged_at, arrived_at, released_at } = alarm;
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>();
  const alerts = {
    action: `alarm ${alarm_id}`,
    onDone: () => setAsked(undefined),
    failed: (error: ApiError) => {
      refreshAlarms(error);
      setAsked(undefined);
      return `${texts.notDone}: ${refusalOf(error)}`;
    },
  };
  const arrive = useSendWithAlert(arriveAtAlarm, { ...alerts, done: texts.arrived });
  const release = useSendWithAlert(releaseAlarm, {
    ...alerts,
    done: asked === 'falseAlarm' ? texts.falseAlarm : texts.released,
  });
  const handBack = useSendWithAlert(handBackAlarm, { ...alerts, done: texts.handedBack });
  if (released_at !== null) return <PrintButton />;

  const params = { alarm_id };
  const device_at = () => new Date().toISOString();
  const confirm = () => {
    if (asked === 'handBack') return handBack.send({ params, body: { device_at: device_at() } });
    return release.send({ params, body: { device_at: device_at(), false_alarm: asked === 'falseAlarm' } });
  };
  const question = asked && QUESTIONS[asked];
  return (
    <>
      <TakeButton alarm={alarm} />
      {arrived_at === null ? (
        <Button
          kind={acknowledged_at === null ? 'plain' : 'primary'}
          icon="elevator"
          busy={arrive.sending}
          onClick={() => void arrive.send({ params, body: { device_at: device_at() } })}
        >
          {texts.arrived}
        </Button>
      ) : null}
      <Button
        kind={arrived_at === null ? 'plain' : 'primary'}
        icon="check"
        onClick={() => setAsked('released')}
      >
        {texts.released}
      </Button>
      <MoreActions>
        {arrived_at === null ? (
          <Button onClick={() => setAsked('falseAlarm')}>{texts.falseAlarm}</Button>
        ) : null}
        {acknowledged_at === null ? null : (
          <Button onClick={() => setAsked('handBack')}>{texts.handBack}</Button>
        )}
        <PrintButton />
      </MoreActions>
      <ConfirmDialog
        open={question !== undefined}
        sentence={question ? texts[question.sentence] : ''}
        subject={nameOf(alarm)}
        consequence={question ? <p>{texts[question.detail]}</p> : null}
        confirmLabel={question ? texts[question.button] : ''}
        busy={release.sending || handBack.sending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
