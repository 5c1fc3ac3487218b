import { useState } from 'react';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { nameLabel } from '@smart-elevator/shared-api/contract/people/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Link } from 'react-router-dom';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { STATE_TONES } from '../elevators/stateTones';
import { messages } from '../amc/messages';
import { isMovable } from './moveDueDay';
import styles from './CalendarGrid.module.css';

interface CalendarDayProps {
  /** yyyy-mm-dd */
  day: string;
  weekday: string;
  today: boolean;
  entries: readonly CalendarEntry[];
  /** With every entry and with whole texts; on a phone also a day without entries. */
  whole: boolean;
  /** An entry is being dragged, or no longer. */
  onDrag: (entry?: CalendarEntry) => void;
  /** Whether the dragged entry may be dropped here. */
  accepts: () => boolean;
  onDrop: () => void;
}

/** The number of entries in a day before 'more', unless it is shown whole. */
const MAX_ENTRIES = 4;
const texts = messages.calendar;

/** A day of the calendar: due dates and visits. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, weekday, today, entries, whole, onDrag, accepts, onDrop } = props;
  const [all, setAll] = useState(false);
  const [isTarget, setTarget] = useState(false);
  const rest = whole ? 0 : entries.length - MAX_ENTRIES;
  const empty = entries.length === 0 && !whole && !today;
  const looks = [whole && styles.whole, empty && styles.empty, isTarget && styles.target];
  return (
    <td
      className={[styles.day, ...looks].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        if (!accepts()) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        onDrop();
      }}
    >
      <p className={styles.number} aria-current={today ? 'date' : undefined}>
        <span className={styles.weekday}>{weekday} </span>
        {Number(day.slice(8))}
      </p>
      <ul className={styles.entries} role="list">
        {entries.map((entry, at) => (
          <li
            hidden={!all && rest > 1 && at >= MAX_ENTRIES}
            key={`${entry.kind} ${entry.elevator_id} ${entry.contract_id ?? ''}`}
          >
            <Entry entry={entry} onDrag={onDrag} />
          </li>
        ))}
      </ul>
      {rest > 1 ? (
        <Button kind="link" onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.more(rest)}
        </Button>
      ) : null}
    </td>
  );
}

function Entry({ entry, onDrag }: Pick<CalendarDayProps, 'onDrag'> & { entry: CalendarEntry }) {
  const { kind, elevator_id, elevator_name, building_name, engineer_name, engineer_full_name, main_state } =
    entry;
  const here = useOriginState(texts.title);
  const tone = kind === 'due' && main_state ? STATE_TONES[main_state] : 'blue';
  return (
    <Link
      className={`${styles.entry} ${styles[tone]}`}
      to={pathTo.editElevator(elevator_id)}
      state={here}
      draggable={isMovable(entry)}
      onDragStart={() => onDrag(entry)}
      onDragEnd={() => onDrag()}
      title={`${elevator_name}, ${building_name}, ${engineer_name ? nameLabel(engineer_name, engineer_full_name) : texts.unassigned}`}
    >
      <span className={styles.kind}>{kind === 'due' ? texts.due : texts.visit}</span> {elevator_name}
      <span className={styles.who}> {engineer_full_name || (engineer_name ?? texts.unassigned)}</span>
      <span className={styles.where}> {building_name}</span>
    </Link>
  );
}
