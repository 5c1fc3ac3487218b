import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator, MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type {
  ChangedElevator,
  ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import type { Database, Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { badRequest, conflict, notFound, refuseDuplicate } from '../http/HttpError';
import { elevatorColumns } from './elevatorColumns';
import { renameShares } from './renameShares';
import { assignedEngineer, NAME_TAKEN, validateElevator } from './validateElevator';
import { notifyCompletion } from './notifyCompletion';
import { findElevator } from './elevatorRepository';

/** A change of one elevator. */
export interface ElevatorChange {
  dealer_id: number;
  /** The user who changes it. */
  user_id: number;
  elevator_id: number;
  /** Omitted fields stay as they are. */
  changes: ElevatorChanges;
  /** yyyy-mm-dd. */
  today: string;
  /** Whether push messages can be delivered. */
  hasPushService: boolean;
}

/**
 * Changes an elevator, or throws a refusal with the reasons. Marking Completed notifies its customer, in the same
 * transaction (R537).
 */
export const changeElevator = (db: Database, change: ElevatorChange): Promise<ChangedElevator> =>
  refuseDuplicate(NAME_TAKEN, () => db.transaction((within) => changeElevatorWithin(within, change)));

/** The same within a transaction, for changes that leave the name. */
export async function changeElevatorWithin(db: Db, change: ElevatorChange): Promise<ChangedElevator> {
  const { dealer_id, elevator_id, today, hasPushService } = change;
  const { version, ...changes } = change.changes;
  const stored = await findElevator(db, dealer_id, elevator_id, 'for update');
  if (!stored) throw notFound();
  if (version !== undefined && version !== stored.version)
    throw conflict({ detail: elevatorMessages.changedMeanwhile });
  const main_completed_date = completedDate(stored, changes, today);
  const isMarked = stored.main_state !== 'Completed' && changes.main_state === 'Completed';
  if (isMarked && isBeforeLast(stored, changes, today))
    throw badRequest({ main_completed_date: [elevatorMessages.completedBeforeLast] });
  const next = { ...stored, ...changes, main_completed_date, main_state: nextState(stored, changes, today) };
  if (isMarked && main_completed_date && changes.main_due_date === undefined)
    next.main_due_date = addDays(main_completed_date, next.main_cycle_days);
  await validateElevator(db, dealer_id, {
    user_id: changes.user_id,
    engineer: assignedEngineer(stored.user_id, dealer_id),
    customer_id: changes.customer_id,
    days: next,
    // Rows from an older file may contradict themselves; they are checked only when their days change.
    isNew: (day) => changes[day] !== undefined && changes[day] !== stored[day],
  });
  await update(db, change, next);
  if (next.building_name !== stored.building_name)
    await renameShares(db, dealer_id, { before: stored.building_name, after: next.building_name });
  const changed = await findElevator(db, dealer_id, elevator_id);
  if (!changed) throw notFound();
  if (!isMarked) return changed;
  return { ...changed, ...(await notifyCompletion(db, { dealer_id, elevator: changed, hasPushService })) };
}

/** Whether the change names an earlier day than that of the last completion; a day that has not come yet was none. */
function isBeforeLast(
  { main_completed_date: last }: Elevator,
  changes: ElevatorChanges,
  today: string,
): boolean {
  const { main_completed_date: day } = changes;
  return typeof day === 'string' && last !== null && last <= today && day < last;
}

const update = (db: Db, { dealer_id, elevator_id, user_id }: ElevatorChange, next: Elevator) =>
  db.query(sql`update elevators set ${joinSql(elevatorColumns.assigned(next), ', ', sql``)},
      main_state_at = case when main_state = ${next.main_state} then main_state_at else clock_timestamp() end,
      main_state_by = case when main_state = ${next.main_state} then main_state_by else ${user_id} end,
      engineer_id = ${assignedEngineer(next.user_id, dealer_id)}, updated_at = now()
    where dealer_id = ${dealer_id} and elevator_id = ${elevator_id}`);

/**
 * The state after a change. If the dealer chose another state, it is that one. If only the due date changed, InDue or
 * OverDue follows from the new date. The console always sends the state, so the stored state is no choice.
 */
function nextState(stored: Elevator, changes: ElevatorChanges, today: string): MainState {
  const { main_state, main_start_date, main_due_date } = { ...stored, ...changes };
  const isChosen = main_state !== stored.main_state;
  if (isChosen || main_state === 'Completed' || main_due_date === stored.main_due_date) return main_state;
  return mainStateOf({ main_start_date, main_due_date }, today);
}

/**
 * Marking Completed without a completed date sets today (R536); without a due date it sets the next one, a cycle later,
 * like the console's form. An omitted completed date counts as none if the stored one belongs to an earlier cycle.
 */
function completedDate(stored: Elevator, changes: ElevatorChanges, today: string): string | null {
  const { main_state, main_start_date, main_completed_date } = { ...stored, ...changes };
  if (main_state !== 'Completed') return main_completed_date;
  const isMarked = stored.main_state !== 'Completed' && changes.main_completed_date === undefined;
  if (isMarked && main_completed_date !== null && isEarlierCycle(main_completed_date)) return today;
  return main_completed_date ?? today;

  /**
   * Whether the completion was before this cycle started, or after its due date, which means that the previous one
   * was completed late.
   */
  function isEarlierCycle(done: string): boolean {
    return done < main_start_date || done > stored.main_due_date;
  }
}
