import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { alertSuccess, alertWarning } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.edit;

/**
 * Shows whether the customers were notified of completions (R849); nothing if the server does not return it. Each
 * sentence is shown once, with the elevators it applies to if it does not apply to all.
 */
export function alertNotificationResult(changed: readonly ChangedElevator[]): void {
  const sentences = new Set(changed.map(sentenceOf));
  for (const sentence of sentences) {
    if (!sentence) continue;
    const names = changed.filter((one) => sentenceOf(one) === sentence).map((one) => one.elevator_name);
    const alert = sentence === texts.notified ? alertSuccess : alertWarning;
    alert(sentences.size > 1 ? `${sentence} (${messages.completion.listed(names)})` : sentence);
  }
}

function sentenceOf({ notified, not_notified_reason: reason }: ChangedElevator): string | undefined {
  if (notified) return texts.notified;
  if (notified === undefined) return undefined;
  return reason ? texts.notNotifiedBecause[reason] : texts.notNotified;
}
