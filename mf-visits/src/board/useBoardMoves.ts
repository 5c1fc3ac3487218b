import type { VisitPerson, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { useCallback, useState } from 'react';
import { movedVisit, placeOf, plannedAt, type Place } from './boardState';
import { moveVisit } from './moveVisit';

/**
 * The visits of the board with those that were just moved at their new places: a drop is shown at once, and taken back if the
 * server refuses it. What the server has answered since counts more.
 */
export function useBoardMoves(people: readonly VisitPerson[]) {
  const [moved, setMoved] = useState<ReadonlyMap<number, VisitRow>>(new Map());

  const move = useCallback(
    async (visit: VisitRow, from: number, to: Place) => {
      if (visit.planned_day === to.day && from === to.technician && to.time === undefined) return;
      const shown = movedVisit(visit, plannedAt(visit, from, to), people);
      setMoved((now) => new Map(now).set(visit.visit_id, shown));
      const isSaved = await moveVisit({ visit, from, to, people });
      if (isSaved) return;
      setMoved((now) => new Map([...now].filter(([id]) => id !== visit.visit_id)));
    },
    [people],
  );
  const onMove = useCallback(
    (visit: VisitRow, from: string, to: string) => {
      const [left, next] = [placeOf(from), placeOf(to)];
      // Moved to another technician only: a visit without a fixed time stays one.
      void move(visit, left.technician, left.time === next.time ? { ...next, time: undefined } : next);
    },
    [move],
  );
  /** A moved visit has the version that was seen; any newer one is the server's. */
  const shownOf = useCallback(
    (visits: readonly VisitRow[]) => {
      if (moved.size === 0) return visits;
      const known = new Set(visits.map(({ visit_id }) => visit_id));
      const arrived = [...moved.values()].filter(({ visit_id }) => !known.has(visit_id));
      return [...visits, ...arrived].map((visit) => {
        const shown = moved.get(visit.visit_id);
        return shown && shown.version >= visit.version ? shown : visit;
      });
    },
    [moved],
  );
  return { move, onMove, shownOf };
}
