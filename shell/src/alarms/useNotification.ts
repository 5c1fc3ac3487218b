import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAlarmPath } from './alarmPath';
import { placeOf } from './alarmText';
import { messages } from './messages';

/** The tag of the push message of an alarm: both together are one notification. */
const tagOf = (alarm_id: number) => `alarm ${alarm_id}`;

/**
 * Shows a notification of the system for each alarm that came while the tab was hidden, if the browser was allowed to show some
 * (R1353), and takes it back once somebody has the alarm.
 */
export function useNotification(untaken: readonly Alarm[]): void {
  const pathTo = useAlarmPath();
  const open = useEffectEvent((alarm_id: number) => {
    window.focus();
    window.open(pathTo(alarm_id), '_blank', 'noopener');
  });
  const shown = useRef(new Map<number, Notification>());
  useEffect(() => {
    const wanted = new Set(untaken.map(({ alarm_id }) => alarm_id));
    for (const [alarm_id, notification] of shown.current) {
      if (wanted.has(alarm_id)) continue;
      notification.close();
      shown.current.delete(alarm_id);
    }
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    for (const alarm of untaken) {
      if (!shown.current.has(alarm.alarm_id)) show(alarm, shown.current, open);
    }
  }, [untaken]);
}

function show(alarm: Alarm, shown: Map<number, Notification>, open: (alarm_id: number) => void): void {
  const { alarm_id } = alarm;
  try {
    const notification = new Notification(messages.title, {
      body: placeOf(alarm),
      tag: tagOf(alarm_id),
      icon: '/icon.svg',
      requireInteraction: true,
    });
    notification.addEventListener('click', () => open(alarm_id));
    shown.set(alarm_id, notification);
  } catch {
    // Browsers of phones show notifications of service workers only: there the push message comes.
  }
}
