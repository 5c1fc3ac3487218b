import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import { readBoard } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { useMemo } from 'react';
import { shortName } from '../visitText';
import {
  absencesByPlace,
  alertOf,
  bookedByPlace,
  doubledVisits,
  NOBODY,
  placeKey,
  visitsByPlace,
  type VisitAlert,
} from './boardState';
import { messages } from './messages';
import type { BoardRow } from './RowHead';
import { useBoardMoves } from './useBoardMoves';

const NO_PEOPLE: Board['technicians'] = [];
const NO_VISITS: Board['visits'] = [];

/** What of the board is shown; '' is everything. */
export interface ShownVisits {
  /** User ids. */
  technician: string;
  customer: string;
  building: string;
  state: string;
}

/** The shown part of the board: its rows, and what is at each place. */
export function useBoard(days: readonly string[], { technician, customer, building, state }: ShownVisits) {
  const [from = ''] = days;
  const to = days.at(-1) ?? '';
  const query = useCall(readBoard, { query: { from, to } }, { keepPrevious: true });
  const { data } = query;
  const people = data?.technicians ?? NO_PEOPLE;
  const { move, onMove, visits } = useBoardMoves(people, data?.visits ?? NO_VISITS);

  /** The ids of deactivated people who still have visits: as a text, so that a change of other visits leaves the rows as they are. */
  const former = useMemo(() => {
    const busy = new Set(
      (data?.visits ?? NO_VISITS).flatMap((one) => one.technicians.map(({ user_id }) => user_id)),
    );
    return people
      .filter(({ user_id, is_active }) => !is_active && busy.has(user_id))
      .map(({ user_id }) => user_id)
      .join();
  }, [data?.visits, people]);
  const rows = useMemo((): BoardRow[] => {
    const ids = new Set(former.split(','));
    const shown = people.filter(({ user_id, is_active }) => is_active || ids.has(String(user_id)));
    return [
      { technician: NOBODY, name: messages.nobody },
      ...shown.map((person) => ({ technician: person.user_id, name: shortName(person) })),
    ].filter((row) => technician === '' || String(row.technician) === technician);
  }, [people, former, technician]);

  const absences = useMemo(() => absencesByPlace(data?.absences ?? [], days), [data?.absences, days]);
  const daysOff = useMemo(() => new Set(data?.days_off), [data?.days_off]);
  const shown = useMemo(() => {
    const context = {
      today: localDay(),
      daysOff,
      absent: new Set(absences.keys()),
      doubled: doubledVisits(visits),
    };
    const alerts = new Map<number, VisitAlert>();
    for (const visit of visits) {
      const alert = alertOf(visit, context);
      if (alert) alerts.set(visit.visit_id, alert);
    }
    const isShown = (visit: VisitRow) =>
      (building === '' || visit.building_name === building) &&
      (customer === '' || String(visit.customer_id) === customer) &&
      (state === '' || visit.state === state);
    const all = visitsByPlace(visits);
    return { alerts, booked: bookedByPlace(all), places: visitsByPlace(visits.filter(isShown)) };
  }, [visits, absences, daysOff, building, customer, state]);
  const { places } = shown;
  const onBoard = useMemo(
    () =>
      new Set(
        rows[0]?.technician === NOBODY
          ? days.flatMap(
              (day) =>
                places.get(placeKey({ technician: NOBODY, day }))?.map(({ visit_id }) => visit_id) ?? [],
            )
          : [],
      ),
    [rows, days, places],
  );

  return {
    query,
    rows,
    ...shown,
    absences,
    daysOff,
    onBoard,
    dayMinutes: data?.day_minutes ?? 1,
    move,
    onMove,
  };
}
