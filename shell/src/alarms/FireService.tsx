import type { AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { CallLink } from './CallLink';
import styles from './Calls.module.css';
import { messages } from './messages';
import { minutesBetween, useServerNow } from './serverClock';

/** After the minutes of the dealer's setting: call the fire service, with its numbers (R1310). */
export function FireService({ page }: { page: AlarmPage & { received: number } }) {
  const now = useServerNow(page);
  const { alarm, fire } = page;
  if (minutesBetween(alarm.reported_at, now) < fire.minutes) return null;
  return (
    <Notice
      tone="failure"
      title={messages.page.fireNow(fire.minutes)}
      action={
        <div className={styles.calls}>
          {fire.numbers.map((number) => (
            <CallLink
              key={number}
              alarm={alarm}
              called="fire"
              label={messages.page.fire}
              number={number}
              isDanger
            />
          ))}
        </div>
      }
    />
  );
}
