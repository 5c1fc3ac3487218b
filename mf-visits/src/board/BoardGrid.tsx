import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { memo } from 'react';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell';
import { absenceOf, isSamePart, placeKey, placeOf, type VisitAlert } from './boardState';
import { messages } from './messages';
import { RowHead, type BoardRow } from './RowHead';
import type { CardDrag } from './VisitCard';

/** What the views of the board show. */
export interface BoardContent {
  rows: readonly BoardRow[];
  places: ReadonlyMap<string, readonly VisitRow[]>;
  /** The booked minutes of each place, whatever is filtered. */
  booked: ReadonlyMap<string, number>;
  alerts: ReadonlyMap<number, VisitAlert>;
  absences: ReadonlyMap<string, string>;
  daysOff: ReadonlySet<string>;
  dayMinutes: Board['day_minutes'];
}

/** The key of the place that a visit is dragged over. */
export interface DragTarget {
  target: string | undefined;
  /** Newer visits are being read. */
  busy: boolean;
}

interface BoardGridProps extends BoardContent, DragTarget, CardDrag {
  days: readonly string[];
}

const NOTHING: readonly VisitRow[] = [];

/** Technicians × days. A change, and a visit that is dragged, render the rows that they are about, and no others. */
export function BoardGrid({ rows, target, busy, ...shared }: BoardGridProps) {
  const today = localDay();
  const over = target === undefined ? undefined : placeOf(target).technician;
  const { days } = shared;
  return (
    <div role="table" aria-label={messages.title} aria-busy={busy || undefined} className={styles.board}>
      <div role="row" className={`${styles.row} ${styles.week} ${styles.head}`}>
        <div role="columnheader" className={styles.name}>
          {messages.technician}
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-current={day === today ? 'date' : undefined}
            className={styles.day}
          >
            {formatWeekday(day)}
            {shared.daysOff.has(day) ? <span className={styles.off}>{messages.dayOff}</span> : null}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <Row
          key={row.technician}
          {...row}
          target={row.technician === over ? target : undefined}
          menuDay={days.includes(today) ? today : (days[0] ?? today)}
          {...shared}
        />
      ))}
    </div>
  );
}

interface RowProps extends Omit<BoardGridProps, 'rows' | 'busy'>, BoardRow {
  menuDay: string;
}

const Row = memo(function Row(props: RowProps) {
  const { technician, name, target, days, places, booked, alerts, absences, daysOff, menuDay, ...rest } =
    props;
  return (
    <div role="row" className={`${styles.row} ${styles.week}`}>
      <div role="rowheader" className={styles.name}>
        <RowHead technician={technician} name={name} day={menuDay} />
      </div>
      {days.map((day) => {
        const place = placeKey({ technician, day });
        return (
          <BoardCell
            key={day}
            place={place}
            name={name}
            visits={places.get(place) ?? NOTHING}
            minutes={booked.get(place) ?? 0}
            alerts={alerts}
            absence={absenceOf(absences.get(place))}
            isOff={daysOff.has(day)}
            isTarget={place === target}
            {...rest}
          />
        );
      })}
    </div>
  );
}, isSameRow);

function isSameRow(before: RowProps, now: RowProps): boolean {
  const { places, booked, alerts, ...rest } = before;
  return (
    Object.entries(rest).every(([name, value]) => Reflect.get(now, name) === value) &&
    before.days.every((day) => {
      const place = placeKey({ technician: before.technician, day });
      const shown = { visits: places.get(place) ?? NOTHING, alerts };
      return (
        booked.get(place) === now.booked.get(place) &&
        isSamePart(shown, { visits: now.places.get(place) ?? NOTHING, alerts: now.alerts })
      );
    })
  );
}
