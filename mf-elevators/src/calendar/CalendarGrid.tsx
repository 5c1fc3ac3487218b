import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../amc/messages';
import { CalendarDay, keyOf } from './CalendarDay';
import styles from './CalendarGrid.module.css';
import print from './CalendarPrint.module.css';
import type { CalendarPeriod } from './calendarPeriod';
import { weekdayNames } from './months';
import { moveEntry } from './moveEntry';

interface CalendarGridProps {
  period: CalendarPeriod;
  entries: readonly CalendarEntry[];
  /** Newer entries are loading. */
  busy: boolean;
}

const NOTHING: readonly CalendarEntry[] = [];

/**
 * A month or a week as a table of weeks; below 768 px as a list of days, in a month only of those with entries. Due
 * dates and visits can be dragged to another day, also by keyboard.
 */
export function CalendarGrid({ period, entries, busy }: CalendarGridProps) {
  /** The day that an entry is dragged over, and its announcement. */
  const [target, setTarget] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const howId = useId();
  /** The entry that was moved, while it is drawn at its former day: the keyboard's focus follows it. */
  const moved = useRef<CalendarEntry>(undefined);
  const onOver = useCallback((entry: CalendarEntry, day?: string) => {
    setTarget(day);
    setAnnouncement(day ? messages.calendar.move.over(entry.elevator_name, formatDay(day)) : '');
  }, []);
  const onMove = useCallback((entry: CalendarEntry, day: string) => {
    moved.current = entry;
    void moveEntry(entry, day);
  }, []);
  useLayoutEffect(() => {
    const { current } = moved;
    const now = current && entries.find((entry) => keyOf(entry) === keyOf(current));
    if (now?.day === current?.day) return;
    moved.current = undefined;
    if (current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-entry="${keyOf(current)}"]`)?.focus();
  }, [entries]);
  const byDay = useMemo(() => {
    const days = new Map<string, CalendarEntry[]>();
    for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
    return days;
  }, [entries]);
  const weekdays = weekdayNames();
  return (
    <>
      <table className={`${styles.grid} ${print.grid}`} aria-busy={busy || undefined}>
        <caption>
          <VisuallyHidden>
            {messages.calendar.title}, {period.title}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {period.weeks.map((week, number) => (
            <tr key={week.find(Boolean) ?? number}>
              {week.map((day, place) =>
                day ? (
                  <CalendarDay
                    key={day}
                    day={day}
                    weekday={weekdays[place] ?? ''}
                    today={day === localDay()}
                    entries={byDay.get(day) ?? NOTHING}
                    whole={period.view === 'week'}
                    isTarget={day === target}
                    {...{ howId, onOver, onMove }}
                  />
                ) : (
                  <td key={place} className={`${styles.outside} ${print.outside}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={howId} className={styles.how} data-screen-only="">
        {messages.calendar.move.how}
      </p>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
