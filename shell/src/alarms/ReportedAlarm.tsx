import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { useEffect, useRef } from 'react';
import { DetailsForm } from './DetailsForm';
import { messages } from './messages';
import styles from './Report.module.css';
import { useAlarmPage } from './serverClock';
import { TakeButton } from './TakeButton';
import { TellCaller } from './TellCaller';

interface ReportedAlarmProps {
  /** As it was reported. */
  alarm: Alarm;
  onClose: () => void;
}

/** The alarm is out: what to tell the caller, live, and what can be asked now (R1352). */
export function ReportedAlarm({ alarm: reported, onClose }: ReportedAlarmProps) {
  const { data } = useAlarmPage(reported.alarm_id);
  const alarm = data?.alarm ?? reported;
  const heading = useRef<HTMLParagraphElement>(null);
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.reported}>
      <p ref={heading} className={styles.out} tabIndex={-1}>
        {messages.report.out}
      </p>
      <TellCaller page={data} />
      {data && data.log.some(({ what }) => what === 'nobody') && alarm.acknowledged_at === null ? (
        <Notice tone="failure">{messages.events.nobody}</Notice>
      ) : null}
      <DetailsForm key={alarm.alarm_id} alarm={alarm} />
      <div className={styles.buttons}>
        <TakeButton alarm={alarm} />
        <LinkButton to={pathToAlarm(alarm.alarm_id)}>{messages.bar.open}</LinkButton>
        <Button onClick={onClose}>{messages.details.done}</Button>
      </div>
    </div>
  );
}
