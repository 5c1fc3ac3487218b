import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ChangedElevator,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess, alertWarning } from '@smart-elevator/shared-ui/state/alerts';
import { changeElevators, type ChangeOutcome } from '../changeElevators';
import { messages as all } from '../messages';
import { messages } from './messages';

/** An elevator before and after its completion. */
export interface Completion {
  before: Elevator;
  after: ChangedElevator;
}

/** What a completion changes. */
const RESTORED = ['main_state', 'main_start_date', 'main_due_date', 'main_completed_date'] as const;

/**
 * Puts elevators back into their state before a completion, unless somebody changed them since (R564). The list may be left
 * by then, so all results are alerts. Never throws.
 */
export async function undoCompletions(completions: readonly Completion[]): Promise<void> {
  const of = new Map(completions.map((one) => [one.after.elevator_id, one]));
  const outcome = await changeElevators(
    completions.map(({ after }) => after),
    (stored) => formerState(stored, of.get(stored.elevator_id)),
  );
  const undone = new Set(outcome.changed.map(({ elevator_id }) => elevator_id));
  if (undone.size > 0) {
    alertSuccess(messages.undone(undone.size), 'undo completions');
    const told = completions.some(({ after }) => undone.has(after.elevator_id) && after.notified === true);
    if (told) alertWarning(messages.notRecalled);
  }
  const left = new Set(outcome.failed.map(({ elevator_id }) => elevator_id));
  alertFailed(
    outcome,
    completions.filter(({ after }) => left.has(after.elevator_id)),
  );
}

/** Throws when the elevator is not as the completion left it. */
function formerState(stored: Elevator, completion: Completion | undefined): ElevatorChanges | undefined {
  if (!completion) return undefined;
  const { before, after } = completion;
  const isSame = RESTORED.every((name) => stored[name] === after[name]) && stored.version === after.version;
  if (!isSame) throw new ApiError('refused', 409, '', { detail: elevatorMessages.changedMeanwhile });
  return elevatorChanges.cast(Object.fromEntries(RESTORED.map((name) => [name, before[name]])));
}

/** Each reason once, with its elevators; a reason that may go away has a button that tries again. */
function alertFailed({ failed }: ChangeOutcome, completions: readonly Completion[]): void {
  for (const reason of new Set(failed.map((one) => one.reason))) {
    const rows = failed.filter((one) => one.reason === reason);
    const names = all.completion.listed(rows.map(({ elevator_name }) => elevator_name));
    const ids = new Set(rows.map(({ elevator_id }) => elevator_id));
    const again = completions.filter(({ after }) => ids.has(after.elevator_id));
    const isFinal = reason === elevatorMessages.changedMeanwhile || reason === all.edit.gone;
    alertFailure(
      messages.notUndone(names, translateServerMessage(reason)),
      `undo completions: ${reason}`,
      isFinal ? undefined : { label: common.retry, onPress: () => void undoCompletions(again) },
    );
  }
}
