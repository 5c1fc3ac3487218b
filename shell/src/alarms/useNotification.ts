import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { useEffect, useRef } from 'react';
import { placeOf } from './alarmText';
import { messages } from './messages';

/** The tag of the push message of an alarm: both together are one notification. */
const tagOf = (alarm_id: number) => `alarm ${alarm_id}`;

/**
 * Shows a notification of the system for each alarm that came while the tab was hidden, if the browser was allowed to show some
 * (R1353), and takes it back once somebody has the alarm.
 */
export function useNotification(untaken: readonly Alarm[]): void {
  const shown = useRef(new Map<number, Notification>());
  useEffect(() => {
    const open = new Set(untaken.map(({ alarm_id }) => alarm_id));
    for (const [alarm_id, notification] of shown.current) {
      if (open.has(alarm_id)) continue;
      notification.close();
      shown.current.delete(alarm_id);
    }
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    for (const alarm of untaken) {
      if (!shown.current.has(alarm.alarm_id)) show(alarm, shown.current);
    }
  }, [untaken]);
}

function show(alarm: Alarm, shown: Map<number, Notification>): void {
  const { alarm_id } = alarm;
  try {
    const notification = new Notification(messages.title, {
      body: placeOf(alarm),
      tag: tagOf(alarm_id),
      icon: '/icon.svg',
      requireInteraction: true,
    });
    notification.addEventListener('click', () => {
      window.focus();
      window.open(pathToAlarm(alarm_id), '_blank', 'noopener');
    });
    shown.set(alarm_id, notification);
  } catch {
    // Browsers of phones show notifications of service workers only: there the push message comes.
  }
}
