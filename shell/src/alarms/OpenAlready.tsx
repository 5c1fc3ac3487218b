import type { Alarm, OpenAlarms } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatAge } from '@smart-elevator/shared-ui/format/date';
import { pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { nameOf } from './alarmText';
import { messages } from './messages';
import { useOpenAlarms, useServerNow } from './serverClock';

/** Says that the lift has an open alarm: a second caller, or a second person at the desk (R1351). */
export function OpenAlready({ elevatorId }: { elevatorId: number }) {
  const { data } = useOpenAlarms();
  const alarm = data?.alarms.find(({ elevator_id }) => elevator_id === elevatorId);
  return data && alarm ? <Known alarm={alarm} clock={data} /> : null;
}

function Known({ alarm, clock }: { alarm: Alarm; clock: OpenAlarms & { received: number } }) {
  const now = useServerNow(clock);
  return (
    <Notice
      tone="warning"
      action={<LinkButton to={pathToAlarm(alarm.alarm_id)}>{messages.bar.open}</LinkButton>}
    >
      {messages.report.openAlready(nameOf(alarm), formatAge(alarm.reported_at, now))}
    </Notice>
  );
}
