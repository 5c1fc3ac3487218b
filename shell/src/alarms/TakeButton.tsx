import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { useUserId } from '@smart-elevator/shared-api/client/session';
import { Button, type ButtonKind } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { useState } from 'react';
import { nameOf } from './alarmText';
import { messages } from './messages';
import { TakeForm } from './TakeForm';

interface TakeButtonProps {
  alarm: Alarm;
  kind?: ButtonKind;
}

/** 'I take it', with the minutes until arrival (R1354). The person who has taken the alarm changes them; others see no button. */
export function TakeButton({ alarm, kind = 'primary' }: TakeButtonProps) {
  const user_id = useUserId();
  const [isAsking, setIsAsking] = useState(false);
  const isTaken = alarm.acknowledged_at !== null;
  const isMine = alarm.acknowledged_by?.user_id === user_id;
  const isOpen = alarm.arrived_at === null && alarm.released_at === null && (!isTaken || isMine);
  if (!isOpen && !isAsking) return null;
  return (
    <>
      <Button kind={isTaken ? 'plain' : kind} onClick={() => setIsAsking(true)}>
        {isTaken ? messages.take.changed : messages.bar.take}
      </Button>
      <Dialog title={messages.take.title(nameOf(alarm))} open={isAsking} onClose={() => setIsAsking(false)}>
        <TakeForm alarm={alarm} onDone={() => setIsAsking(false)} />
      </Dialog>
    </>
  );
}
