import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useState } from 'react';
import styles from './Board.module.css';
import { absenceOf, type BoardRow } from './BoardGrid';
import { isMovable, placeKey, type Place, type VisitAlert } from './boardState';
import { messages } from './messages';
import { MoveDialog } from './MoveDialog';
import { VisitCard, type CardDrag } from './VisitCard';

interface DayListProps extends CardDrag {
  day: string;
  rows: readonly BoardRow[];
  places: ReadonlyMap<string, readonly VisitRow[]>;
  alerts: ReadonlyMap<number, VisitAlert>;
  absences: ReadonlyMap<string, string>;
  move: (visit: VisitRow, from: number, to: Place) => Promise<void>;
}

/** One day as a list per technician, for a phone: a button moves a visit. */
export function DayList({ day, rows, places, alerts, absences, move, ...drag }: DayListProps) {
  const [asked, setAsked] = useState<{ visit: VisitRow; from: number }>();
  return (
    <>
      {rows.map(({ technician, name }) => {
        const place = placeKey({ technician, day });
        const visits = places.get(place) ?? [];
        const absence = absenceOf(absences.get(place));
        return (
          <section key={technician} aria-label={name} className={styles.person}>
            <h2 className={styles.personName}>{name}</h2>
            {absence ? <p className={styles.absence}>{messages.absences[absence]}</p> : null}
            {visits.length === 0 ? <p className={styles.nothing}>{messages.noneOfDay}</p> : null}
            <ul className={styles.cards} role="list">
              {visits.map((visit) => (
                <li key={visit.visit_id} className={styles.moved}>
                  <VisitCard visit={visit} place={place} alert={alerts.get(visit.visit_id)} {...drag} />
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
