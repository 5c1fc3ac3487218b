import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { placeLooks } from '@smart-elevator/shared-ui/sortable/PlaceHandle';
import { memo } from 'react';
import { minutesText } from '../visitText';
import styles from './Board.module.css';
import { bookedMinutes, NOBODY, placeOf, type VisitAlert } from './boardState';
import { messages } from './messages';
import { VisitCard, type CardDrag } from './VisitCard';

interface BoardCellProps extends CardDrag {
  /** The key of the place. */
  place: string;
  name: string;
  visits: readonly VisitRow[];
  alerts: ReadonlyMap<number, VisitAlert>;
  /** The kind of the technician's absence. */
  absence: keyof typeof messages.absences | undefined;
  isOff: boolean;
  isTarget: boolean;
  dayMinutes: number;
}

/** A technician's day: how much of it is booked, and its visits. */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { place, name, visits, alerts, absence, isOff, isTarget, dayMinutes, ...drag } = props;
  const { technician, day } = placeOf(place);
  const looks = [styles.cell, (absence || isOff) && styles.blocked, isTarget && placeLooks.target];
  return (
    <div role="cell" data-place={place} className={looks.filter(Boolean).join(' ')}>
      {absence ? <p className={styles.absence}>{messages.absences[absence]}</p> : null}
      {technician !== NOBODY && visits.length > 0 ? (
        <Booked {...{ technician, day, name, dayMinutes }} minutes={bookedMinutes(visits)} />
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
});

interface BookedProps {
  technician: number;
  day: string;
  name: string;
  minutes: number;
  dayMinutes: number;
}

/** The booked part of a day as a bar and in words, which lead to the day sheet that is printed. */
function Booked({ technician, day, name, minutes, dayMinutes }: BookedProps) {
  const isOver = minutes > dayMinutes;
  return (
    <div className={isOver ? `${styles.booked} ${styles.over}` : styles.booked}>
      <TextLink to={linkTo('people.technicianDay', { userId: technician, day })}>
        <VisuallyHidden>{messages.daySheet(name, formatWeekday(day))}: </VisuallyHidden>
        {messages.booked(minutesText(minutes), minutesText(dayMinutes))}
        {isOver ? ` (${messages.over})` : null}
      </TextLink>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * minutes) / dayMinutes)}%` }} />
      </span>
    </div>
  );
}
