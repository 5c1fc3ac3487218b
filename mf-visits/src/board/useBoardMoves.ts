import { inTurns } from '@smart-elevator/shared-api/client/inTurns';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { movedVisit, placeOf, plannedAt, type Place } from './boardState';
import { moveVisit, type Move } from './moveVisit';
import { useCardFocus } from './useCardFocus';

interface Moved {
  visit: VisitRow;
  /** The visits of the board when it was stored: once they are read again, they say whether it is still there. */
  storedAt?: Board['visits'];
}

/** The visit with the version of its last change. */
const newest = (visit: VisitRow, changed?: VisitRow): VisitRow => ({
  ...visit,
  version: Math.max(visit.version, changed?.version ?? 0),
});

/**
 * The visits of the board with those that were just moved at their new places: a drop is shown at once, and taken back if the
 * server refuses it. What the server has answered since counts more. A visit that is moved again waits for the answer to the
 * former move and has its version, also before that answer is shown, so that nobody is in their own way.
 */
export function useBoardMoves(people: Board['technicians'], read: Board['visits']) {
  const [moved, setMoved] = useState<ReadonlyMap<number, Moved>>(new Map());
  const [inTurn] = useState(() => inTurns<VisitRow>());
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  /** A moved visit has the version that was seen; any newer one is the server's. */
  const visits = useMemo(() => {
    if (moved.size === 0) return read;
    const known = new Set(read.map(({ visit_id }) => visit_id));
    const arrived = [...moved.values()].flatMap(({ visit, storedAt }) =>
      known.has(visit.visit_id) || (storedAt !== undefined && storedAt !== read) ? [] : [visit],
    );
    return [...read, ...arrived].map((visit) => {
      const shown = moved.get(visit.visit_id)?.visit;
      return shown && shown.version >= visit.version ? shown : visit;
    });
  }, [moved, read]);
  const keepFocus = useCardFocus(visits);

  const show = useCallback(
    (visit: VisitRow, isStored: boolean) => {
      keepFocus(visit.visit_id);
      setMoved((now) =>
        new Map(now).set(visit.visit_id, { visit, ...(isStored ? { storedAt: latest.current } : {}) }),
      );
    },
    [keepFocus],
  );
  const move = useCallback(
    async (visit: VisitRow, from: number, to: Place) => {
      if (visit.planned_day === to.day && from === to.technician && to.time === undefined) return;
      const { visit_id } = visit;
      const onUndo: Move['onUndo'] = async (saved, undo) => {
        const back = await inTurn(visit_id, (before) => undo(newest(saved, before)));
        if (back.saved && back.isLast) show(back.saved, true);
      };
      show(movedVisit(visit, plannedAt(visit, from, to), people), false);
      const { saved, isLast } = await inTurn(visit_id, (before) =>
        moveVisit({ visit: newest(visit, before), from, to, people, onUndo }),
      );
      if (!isLast) return;
      if (saved) return show(saved, true);
      keepFocus(visit_id);
      setMoved((now) => new Map([...now].filter(([id]) => id !== visit_id)));
    },
    [people, show, keepFocus, inTurn],
  );
  const onMove = useCallback(
    (visit: VisitRow, from: string, to: string) => {
      const [left, next] = [placeOf(from), placeOf(to)];
      // Moved to another technician only: a visit without a fixed time stays one.
      void move(visit, left.technician, left.time === next.time ? { ...next, time: undefined } : next);
    },
    [move],
  );
  return { move, onMove, visits };
}
