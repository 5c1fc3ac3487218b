import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useMemo, useState } from 'react';
import { messages } from '../amc/messages';
import { CalendarDay } from './CalendarDay';
import styles from './CalendarGrid.module.css';
import type { CalendarPeriod } from './calendarPeriod';
import { WEEKDAYS } from './months';

interface CalendarGridProps {
  period: CalendarPeriod;
  entries: readonly CalendarEntry[];
  /** Newer entries are loading. */
  busy: boolean;
}

const NOTHING: readonly CalendarEntry[] = [];

/**
 * A month or a week as a table of weeks; below 768 px as a list of days, in a month only of those with entries. What is
 * due can be dragged to another day; the elevator's form does the same by keyboard.
 */
export function CalendarGrid({ period, entries, busy }: CalendarGridProps) {
  /** The day that an entry is dragged over. */
  const [target, setTarget] = useState<string>();
  const byDay = useMemo(() => {
    const days = new Map<string, CalendarEntry[]>();
    for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
    return days;
  }, [entries]);
  return (
    <table className={styles.grid} aria-busy={busy || undefined}>
      <caption>
        <VisuallyHidden>
          {messages.calendar.title}, {period.title}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {t(name)}
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
                  weekday={t(WEEKDAYS[place] ?? '')}
                  today={day === localDay()}
                  entries={byDay.get(day) ?? NOTHING}
                  whole={period.view === 'week'}
                  isTarget={day === target}
                  onOver={setTarget}
                />
              ) : (
                <td key={place} className={styles.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
