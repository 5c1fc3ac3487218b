import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useState } from 'react';
import styles from './Board.module.css';
import { absenceOf, isMovable, NOBODY, placeKey, type Place, type VisitAlert } from './boardState';
import { Booked } from './Booked';
import { messages } from './messages';
import { MoveDialog } from './MoveDialog';
import { RowHead, type BoardRow } from './RowHead';
import { VisitCard, type CardDrag } from './VisitCard';

interface DayListProps extends CardDrag {
  day: string;
  rows: readonly BoardRow[];
  places: ReadonlyMap<string, readonly VisitRow[]>;
  alerts: ReadonlyMap<number, VisitAlert>;
  absences: ReadonlyMap<string, string>;
  booked: ReadonlyMap<string, number>;
  dayMinutes: number;
  move: (visit: VisitRow, from: number, to: Place) => Promise<void>;
}

/** One day as a list per technician, for a phone: a button moves a visit. */
export function DayList(props: DayListProps) {
  const { day, rows, places, alerts, absences, booked, dayMinutes, move, ...drag } = props;
  const [asked, setAsked] = useState<{ visit: VisitRow; from: number }>();
  return (
    <>
      {rows.map(({ technician, name }) => {
        const place = placeKey({ technician, day });
        const visits = places.get(place) ?? [];
        const absence = absenceOf(absences.get(place));
        const minutes = booked.get(place) ?? 0;
        return (
          <section key={technician} aria-label={name} className={styles.person}>
            <RowHead technician={technician} name={name} day={day} isHeading />
            {technician !== NOBODY && minutes > 0 ? (
              <Booked {...{ technician, day, name, minutes, dayMinutes }} />
            ) : null}
            {absence ? <p className={styles.absence}>{messages.absences[absence]}</p> : null}
            {visits.length === 0 ? <p className={styles.nothing}>{messages.noneOfDay}</p> : null}
            <ul className={styles.cards} role="list">
              {visits.map((visit) => (
                <li key={visit.visit_id} className={styles.moved}>
                  <VisitCard
                    visit={visit}
                    place={place}
                    alert={alerts.get(visit.visit_id)}
                    withTime
                    {...drag}
                  />
                  {isMovable(visit.state) ? (
                    <Button onClick={() => setAsked({ visit, from: technician })}>
                      {messages.move} <VisuallyHidden>{visit.building_name}</VisuallyHidden>
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {asked ? (
        <MoveDialog
          {...asked}
          rows={rows}
          onMove={(to) => void move(asked.visit, asked.from, to)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
