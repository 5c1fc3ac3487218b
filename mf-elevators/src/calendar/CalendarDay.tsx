import { memo, useState } from 'react';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { Link } from 'react-router-dom';
import { PlaceHandle, placeLooks } from '@smart-elevator/shared-ui/sortable/PlaceHandle';
import { usePlaceDrag } from '@smart-elevator/shared-ui/sortable/usePlaceDrag';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { STATE_TONES } from '../elevators/stateTones';
import { messages } from '../amc/messages';
import { isMovable } from './moveEntry';
import styles from './CalendarGrid.module.css';
import print from './CalendarPrint.module.css';

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
  /** The id of the instructions for moving an entry. */
  howId: string;
  /** One of its entries is dragged over a day, or over none. */
  onOver: (entry: CalendarEntry, day?: string) => void;
  /** One of its entries is dropped on a day. */
  onMove: (entry: CalendarEntry, day: string) => void;
}

/** The number of entries in a day before 'more', unless it is shown whole. */
const MAX_ENTRIES = 4;
const texts = messages.calendar;

/** A day of the calendar: due dates and visits. While an entry is dragged, only the days under it render again. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { day, weekday, today, entries, whole, isTarget, howId, onOver, onMove } = props;
  const [all, setAll] = useState(false);
  const rest = whole ? 0 : entries.length - MAX_ENTRIES;
  const empty = entries.length === 0 && !whole && !today;
  const looks = [whole && styles.whole, empty && styles.empty, isTarget && placeLooks.target];
  return (
    <td className={[styles.day, print.day, ...looks].filter(Boolean).join(' ')} data-place={day}>
      <p className={`${styles.number} ${print.number}`} aria-current={today ? 'date' : undefined}>
        <span className={styles.weekday}>{weekday} </span>
        {Number(day.slice(8))}
      </p>
      <ul className={`${styles.entries} ${print.entries}`} role="list">
        {entries.map((entry, at) => (
          <li hidden={!all && rest > 1 && at >= MAX_ENTRIES} key={keyOf(entry)}>
            <Entry {...{ entry, howId, onOver, onMove }} />
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

/** What an entry keeps on every day. */
export const keyOf = ({ kind, elevator_id, visit_id }: CalendarEntry): string =>
  [kind, visit_id ?? elevator_id].join(' ');

/** The days that an arrow key moves an entry by. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const dayAfter = (day: string, key: string): string | undefined => {
  const by = STEPS[key];
  return by === undefined ? undefined : addDays(day, by);
};

/** The page of a visit, or of an elevator. */
const pageOf = ({ visit_id, elevator_id }: CalendarEntry): string =>
  (visit_id ? linkTo('visits.page', { visitId: visit_id }) : undefined) ?? pathTo.elevator(elevator_id);

const wordOf = ({ visit_state }: CalendarEntry): string =>
  visit_state ? texts.visitIs[visit_state] : texts.visit;

type EntryProps = Pick<CalendarDayProps, 'howId' | 'onOver' | 'onMove'> & { entry: CalendarEntry };

function Entry({ entry, howId, onOver, onMove }: EntryProps) {
  const { kind, day, promised_day, elevator_name, building_name, main_state } = entry;
  const { engineer_name, engineer_full_name } = entry;
  const here = useOriginState(texts.title);
  const tone = kind === 'due' && main_state ? STATE_TONES[main_state] : 'blue';
  const { offset, isCarried, handlers } = usePlaceDrag({
    place: day,
    step: dayAfter,
    onOver: (over) => onOver(entry, over),
    onDrop: (to) => onMove(entry, to),
  });
  const movable = isMovable(entry);
  const isHeld = offset !== undefined || isCarried;
  const looks = [
    styles.entry,
    print.entry,
    styles[tone],
    movable && placeLooks.movable,
    isHeld && placeLooks.held,
  ];
  const title = [
    elevator_name,
    building_name,
    engineer_name ? nameLabel(engineer_name, engineer_full_name) : texts.unassigned,
    promised_day && promised_day !== day && texts.move.promised(formatDay(promised_day)),
  ];
  return (
    <Link
      {...(movable ? { ...handlers, 'aria-describedby': howId } : {})}
      data-entry={keyOf(entry)}
      className={looks.filter(Boolean).join(' ')}
      style={offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }}
      to={pageOf(entry)}
      state={here}
      draggable={false}
      title={title.filter(Boolean).join(', ')}
    >
      {movable ? <PlaceHandle /> : null}
      <span className={styles.kind}>
        {kind === 'visit' ? wordOf(entry) : main_state === 'OverDue' ? texts.overdue : texts.due}
      </span>{' '}
      {elevator_name}
      <span className={`${styles.who} ${print.detail}`}>
        {' '}
        {engineer_full_name || (engineer_name ?? texts.unassigned)}
      </span>
      <span className={`${styles.where} ${print.detail}`}> {building_name}</span>
    </Link>
  );
}
