import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { memo } from 'react';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell';
import { NOBODY, placeKey, placeOf, type VisitAlert } from './boardState';
import { messages } from './messages';
import type { CardDrag } from './VisitCard';

/** A row of the board. */
export interface BoardRow {
  technician: number;
  name: string;
}

interface SharedProps extends CardDrag {
  days: readonly string[];
  places: ReadonlyMap<string, readonly VisitRow[]>;
  alerts: ReadonlyMap<number, VisitAlert>;
  absences: ReadonlyMap<string, string>;
  daysOff: ReadonlySet<string>;
  dayMinutes: Board['day_minutes'];
}

interface BoardGridProps extends SharedProps {
  rows: readonly BoardRow[];
  /** The key of the place that a visit is dragged over. */
  target: string | undefined;
  busy: boolean;
}

const NOTHING: readonly VisitRow[] = [];

/** Technicians × days. Rows outside of the window are not drawn; while a visit is dragged, only the rows under it render again. */
export function BoardGrid({ rows, target, busy, ...shared }: BoardGridProps) {
  const today = localDay();
  const over = target === undefined ? undefined : placeOf(target).technician;
  return (
    <div role="table" aria-label={messages.title} aria-busy={busy || undefined} className={styles.board}>
      <div role="row" className={`${styles.row} ${styles.head}`}>
        <div role="columnheader" className={styles.name}>
          {messages.technician}
        </div>
        {shared.days.map((day) => (
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
          technician={row.technician}
          name={row.name}
          target={row.technician === over ? target : undefined}
          {...shared}
        />
      ))}
    </div>
  );
}

interface RowProps extends SharedProps, BoardRow {
  target: string | undefined;
}

const Row = memo(function Row(props: RowProps) {
  const { technician, name, target, days, places, alerts, absences, daysOff, dayMinutes, ...drag } = props;
  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.name}>
        <TextLink
          to={technician === NOBODY ? undefined : linkTo('people.technician', { userId: technician })}
        >
          {name}
        </TextLink>
      </div>
      {days.map((day) => {
        const place = placeKey({ technician, day });
        return (
          <BoardCell
            key={day}
            place={place}
            name={name}
            visits={places.get(place) ?? NOTHING}
            alerts={alerts}
            absence={absenceOf(absences.get(place))}
            isOff={daysOff.has(day)}
            isTarget={place === target}
            dayMinutes={dayMinutes}
            {...drag}
          />
        );
      })}
    </div>
  );
});

const KINDS = ['Leave', 'Sick', 'Training', 'Other'] as const;

/** A kind of absence that the board knows. */
export const absenceOf = (kind: string | undefined) => KINDS.find((known) => known === kind);
