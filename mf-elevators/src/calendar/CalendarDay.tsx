import { memo, useState } from 'react';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { Link } from 'react-router-dom';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { STATE_TONES } from '../elevators/DueDate';
import { messages } from '../amc/messages';
import { isMovable, moveDueDay } from './moveDueDay';
import { useEntryDrag } from './useEntryDrag';
import styles from './CalendarGrid.module.css';

interface CalendarDayProps {
  /** yyyy-mm-dd */
  day: string;
  weekday: string;
  today: boolean;
  entries: readonly CalendarEntry[];
  /** With every entry and with whole texts; on a phone also a day without entries. */
  whole: boolean;
  /** An entry is dragged over it. */
  isTarget: boolean;
  /** One of its entries is dragged over a day, or over none. */
  onOver: (day?: string) => void;
}

/** The number of entries in a day before 'more', unless it is shown whole. */
const MAX_ENTRIES = 4;
const texts = messages.calendar;

/** A day of the calendar: due dates and visits. While an entry is dragged, only the days under it render again. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { day, weekday, today, entries, whole, isTarget, onOver } = props;
  const [all, setAll] = useState(false);
  const rest = whole ? 0 : entries.length - MAX_ENTRIES;
  const empty = entries.length === 0 && !whole && !today;
  const looks = [whole && styles.whole, empty && styles.empty, isTarget && styles.target];
  return (
    <td className={[styles.day, ...looks].filter(Boolean).join(' ')} data-day={day}>
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
            <Entry entry={entry} onOver={onOver} />
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
});

function Entry({ entry, onOver }: Pick<CalendarDayProps, 'onOver'> & { entry: CalendarEntry }) {
  const { kind, elevator_id, elevator_name, building_name, engineer_name, engineer_full_name, main_state } =
    entry;
  const here = useOriginState(texts.title);
  const tone = kind === 'due' && main_state ? STATE_TONES[main_state] : 'blue';
  const { offset, handlers } = useEntryDrag({ onOver, onDrop: (day) => void moveDueDay(entry, day) });
  const movable = isMovable(entry);
  const looks = [styles.entry, styles[tone], movable && styles.movable, offset && styles.dragged];
  return (
    <Link
      {...(movable ? handlers : {})}
      className={looks.filter(Boolean).join(' ')}
      style={offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }}
      to={pathTo.editElevator(elevator_id)}
      state={here}
      draggable={false}
      title={`${elevator_name}, ${building_name}, ${engineer_name ? nameLabel(engineer_name, engineer_full_name) : texts.unassigned}`}
    >
      {movable ? (
        <span className={styles.handle} data-handle="" aria-hidden="true">
          <Icon name="drag" size={16} />
        </span>
      ) : null}
      <span className={styles.kind}>{kind === 'due' ? texts.due : texts.visit}</span> {elevator_name}
      <span className={styles.who}> {engineer_full_name || (engineer_name ?? texts.unassigned)}</span>
      <span className={styles.where}> {building_name}</span>
    </Link>
  );
}
