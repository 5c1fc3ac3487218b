import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { placeLooks } from '@smart-elevator/shared-ui/sortable/PlaceHandle';
import { memo } from 'react';
import styles from './Board.module.css';
import { Booked } from './Booked';
import { isSamePart, NOBODY, placeOf, type VisitAlert } from './boardState';
import { messages } from './messages';
import { VisitCard, type CardDrag } from './VisitCard';

interface BoardCellProps extends CardDrag {
  /** The key of the place. */
  place: string;
  name: string;
  visits: readonly VisitRow[];
  alerts: ReadonlyMap<number, VisitAlert>;
  /** The booked minutes of the day, whatever is filtered. */
  minutes: number;
  /** The kind of the technician's absence. */
  absence: keyof typeof messages.absences | undefined;
  isOff: boolean;
  isTarget: boolean;
  dayMinutes: number;
}

/** A technician's day: how much of it is booked, and its visits. */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { place, name, visits, alerts, minutes, absence, isOff, isTarget, dayMinutes, ...drag } = props;
  const { technician, day } = placeOf(place);
  const looks = [styles.cell, (absence || isOff) && styles.blocked, isTarget && placeLooks.target];
  return (
    <div role="cell" data-place={place} className={looks.filter(Boolean).join(' ')}>
      {absence ? <p className={styles.absence}>{messages.absences[absence]}</p> : null}
      {technician !== NOBODY && minutes > 0 ? (
        <Booked {...{ technician, day, name, minutes, dayMinutes }} />
      ) : null}
      {visits.map((visit) => (
        <VisitCard
          key={visit.visit_id}
          visit={visit}
          place={place}
          alert={alerts.get(visit.visit_id)}
          {...drag}
        />
      ))}
    </div>
  );
}, isSameCell);

function isSameCell(before: BoardCellProps, now: BoardCellProps): boolean {
  const { visits: _visits, alerts: _alerts, ...rest } = before;
  return (
    Object.entries(rest).every(([name, value]) => Reflect.get(now, name) === value) && isSamePart(before, now)
  );
}
