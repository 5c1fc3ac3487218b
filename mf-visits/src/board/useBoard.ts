import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import { readBoard } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { useMemo } from 'react';
import { shortName } from '../visitText';
import type { BoardRow } from './BoardGrid';
import { absencesByPlace, alertOf, doubledLifts, NOBODY, visitsByPlace, type VisitAlert } from './boardState';
import { messages } from './messages';
import { useBoardMoves } from './useBoardMoves';

const NO_PEOPLE: Board['technicians'] = [];
const NO_VISITS: Board['visits'] = [];

/** The shown part of the board: its rows, and what is at each place. */
export function useBoard(days: readonly string[], filter: { technician: number; building: string }) {
  const [from = ''] = days;
  const to = days.at(-1) ?? '';
  const query = useCall(readBoard, { query: { from, to } }, { keepPrevious: true });
  const { data } = query;
  const people = data?.technicians ?? NO_PEOPLE;
  const { move, onMove, shownOf } = useBoardMoves(people);
  const { technician, building } = filter;

  const rows = useMemo((): BoardRow[] => {
    const busy = new Set(
      (data?.visits ?? []).flatMap((one) => one.technicians.map(({ user_id }) => user_id)),
    );
    const shown = people.filter(({ user_id, is_active }) => is_active || busy.has(user_id));
    return [
      { technician: NOBODY, name: messages.nobody },
      ...shown.map((person) => ({ technician: person.user_id, name: shortName(person) })),
    ].filter((row) => technician === 0 || row.technician === technician);
  }, [data, people, technician]);

  const shown = useMemo(() => {
    const visits = shownOf(data?.visits ?? NO_VISITS);
    const absences = absencesByPlace(data?.absences ?? [], days);
    const daysOff = new Set(data?.days_off);
    const context = {
      today: localDay(),
      daysOff,
      absent: new Set(absences.keys()),
      doubled: doubledLifts(visits),
    };
    const alerts = new Map<number, VisitAlert>();
    for (const visit of visits) {
      const alert = alertOf(visit, context);
      if (alert) alerts.set(visit.visit_id, alert);
    }
    const places = visitsByPlace(
      building === '' ? visits : visits.filter((visit) => visit.building_name === building),
    );
    return { places, alerts, absences, daysOff };
  }, [data, days, shownOf, building]);

  return { query, rows, ...shown, dayMinutes: data?.day_minutes ?? 1, move, onMove };
}
