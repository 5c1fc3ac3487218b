import { useRole } from '@smart-elevator/shared-api/client/session';
import type { Alarm, OpenAlarms } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './AlarmBar.module.css';
import { useAlarmPath } from './alarmPath';
import { keepBarHeight } from './BarPlace';
import { arrivalOf, placeOf, timeOf } from './alarmText';
import { messages } from './messages';
import { minutesBetween, useServerNow } from './serverClock';
import { TakeButton } from './TakeButton';
import type { AlarmSound } from './useAlarmSound';

const texts = messages.bar;

/** Alarms that have a row each; others are counted. */
const MAX_ROWS = 3;

interface AlarmBarProps {
  clock: OpenAlarms & { received: number };
  /** At least one. */
  alarms: readonly Alarm[];
  sound: AlarmSound;
  /** The server could not be reached since. */
  isStale: boolean;
}

/** The bar above the navigation: each open alarm with where, the minutes, who has it, and what can be done (R1353). */
export function AlarmBar({ clock, alarms, sound, isStale }: AlarmBarProps) {
  const now = useServerNow(clock);
  const bar = useBarHeight();
  // Those that nobody has taken first, and of them the oldest.
  const sorted = [
    ...alarms.filter(({ acknowledged_at }) => acknowledged_at === null),
    ...alarms.filter(({ acknowledged_at }) => acknowledged_at !== null),
  ];
  const more = sorted.length - MAX_ROWS;
  return (
    <section ref={bar} className={styles.bar} aria-label={texts.label} data-screen-only="">
      <Announcement alarms={alarms} />
      <ul className={styles.rows} role="list">
        {sorted.slice(0, MAX_ROWS).map((alarm) => (
          <AlarmRow key={alarm.alarm_id} alarm={alarm} now={now} />
        ))}
      </ul>
      {more > 0 || isStale || sound.isSilent ? (
        <div className={styles.notes}>
          {sound.isSilent ? <Button onClick={sound.turnOn}>{texts.soundOn}</Button> : null}
          {isStale ? <span>{texts.stale}</span> : null}
          {more > 0 ? <More count={more} /> : null}
        </div>
      ) : null}
    </section>
  );
}

/** How many have no row; the list is the office's. */
function More({ count }: { count: number }) {
  const isOffice = useRole() === 'DealerUser';
  if (!isOffice) return <span>{texts.more(count)}</span>;
  return (
    <Link className={styles.link} to={paths.alarms}>
      {texts.more(count)}
    </Link>
  );
}

/** Says each alarm that nobody has taken once, at once; the minutes of the rows would be said each minute. */
const Announcement = ({ alarms }: { alarms: readonly Alarm[] }) => (
  <VisuallyHidden>
    <div role="alert">
      {alarms
        .filter(({ acknowledged_at }) => acknowledged_at === null)
        .map((alarm) => (
          <p key={alarm.alarm_id}>{texts.announced(placeOf(alarm))}</p>
        ))}
    </div>
  </VisuallyHidden>
);

function AlarmRow({ alarm, now }: { alarm: Alarm; now: number }) {
  const pathTo = useAlarmPath();
  const minutes = minutesBetween(alarm.reported_at, now);
  const isTaken = alarm.acknowledged_at !== null;
  return (
    <li className={isTaken ? `${styles.row} ${styles.taken}` : styles.row}>
      <span className={styles.sign}>
        <Icon name="warning" size={22} />
      </span>
      <span className={styles.minutes}>
        <VisuallyHidden>{texts.reported(minutes)}</VisuallyHidden>
        <span aria-hidden="true">
          <b>{minutes}</b> {texts.minutes}
        </span>
      </span>
      <span className={styles.words}>
        <strong className={styles.place}>
          <span className={styles.kind}>{messages.title}</span> {placeOf(alarm)}
        </strong>
        <span>{whoHas(alarm)}</span>
      </span>
      <span className={styles.buttons}>
        <TakeButton alarm={alarm} kind="plain" />
        <Link className={styles.link} to={pathTo(alarm.alarm_id)}>
          {texts.open} <VisuallyHidden>{placeOf(alarm)}</VisuallyHidden>
        </Link>
      </span>
    </li>
  );
}

function whoHas(alarm: Alarm): string {
  const { acknowledged_by, arrived_at, arrived_by, unanswered } = alarm;
  const who = acknowledged_by?.name ?? '';
  const at = arrivalOf(alarm);
  if (arrived_at !== null) return texts.there(arrived_by?.name ?? who);
  if (at !== undefined) return texts.taken(who, timeOf(at));
  return unanswered ? texts.unanswered : texts.nobody;
}

/** Tells everything that sticks to the upper edge how high the bar is, and the page that is loaded next in this tab. */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const tell = () => {
      style.setProperty('--alarms-height', `${element.offsetHeight}px`);
      keepBarHeight(element.offsetHeight);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--alarms-height');
      keepBarHeight(0);
    };
  }, []);
  return bar;
}
