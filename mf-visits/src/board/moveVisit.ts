import type { VisitPerson, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { planVisit } from '../changeVisitAlert';
import { windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { shortName } from '../visitText';
import { plannedAt, type Place } from './boardState';
import { messages } from './messages';

/** A visit of the board that is moved. */
export interface Move {
  visit: VisitRow;
  /** The technician of the row that it leaves. */
  from: number;
  to: Place;
  people: readonly VisitPerson[];
  /** Takes the move back when no other change of the visit is under way. */
  onUndo: (saved: VisitRow, undo: (now: VisitRow) => Promise<VisitRow | undefined>) => Promise<void>;
}

/** Plans a visit for another day or technician; the alert of its success can undo it. Undefined if it was refused. */
export function moveVisit({ visit, from, to, people, onUndo }: Move): Promise<VisitRow | undefined> {
  const { planned_day, from_time, to_time, technicians } = visit;
  const plan = plannedAt(visit, from, to);
  const namesOf = (ids: readonly number[]) =>
    [...technicians, ...people]
      .filter(
        ({ user_id }, at, all) =>
          ids.includes(user_id) && all.findIndex((one) => one.user_id === user_id) === at,
      )
      .map(shortName)
      .join(', ') || messages.nobody;
  const isTimed = to.time !== undefined;
  const back = {
    planned_day,
    technician_ids: technicians.map(({ user_id }) => user_id),
    ...(isTimed ? { from_time, to_time } : {}),
  };
  const when = (at: { planned_day: string; from_time?: string | null; to_time?: string | null }) =>
    [formatDay(at.planned_day), isTimed ? windowText(at) : ''].filter(Boolean).join(', ');
  const undo = (saved: VisitRow): void =>
    void onUndo(saved, (now) =>
      planVisit(
        {
          visit: now,
          done: messages.moved(visit.building_name, namesOf(back.technician_ids), when(visit)),
          retry: () => undo(saved),
        },
        back,
      ),
    );
  return planVisit(
    {
      visit,
      done: messages.moved(visit.building_name, namesOf(plan.technician_ids), when(plan)),
      undo,
    },
    plan,
  );
}
