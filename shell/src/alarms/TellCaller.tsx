import type { AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { useId } from 'react';
import { arrivalOf, timeOf } from './alarmText';
import { messages } from './messages';
import styles from './Report.module.css';
import { useServerNow } from './serverClock';

const texts = messages.tell;

/** What to tell the caller, the time of arrival first once it is known (R1352); the rest also without an answer of the server. */
export function TellCaller({ page }: { page: (AlarmPage & { received: number }) | undefined }) {
  const heading = useId();
  return (
    <section className={styles.tell} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {texts.title}
      </h3>
      <ul className={styles.lines}>
        <li>
          <strong role="status">{page ? <Arrival page={page} /> : texts.nobody}</strong>
        </li>
        <li>{texts.doors}</li>
        <li>{texts.calm}</li>
        <li>{texts.keepFree}</li>
      </ul>
    </section>
  );
}

/** Who comes, and when. */
function Arrival({ page }: { page: AlarmPage & { received: number } }) {
  const now = useServerNow(page);
  const { alarm } = page;
  const who = alarm.acknowledged_by?.name ?? '';
  const at = arrivalOf(alarm);
  if (alarm.arrived_at !== null) return texts.there(alarm.arrived_by?.name ?? who);
  if (at === undefined) return texts.nobody;
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  return minutes > 0
    ? texts.arrives(who, messages.take.minutes(minutes), timeOf(at))
    : texts.late(who, timeOf(at));
}
