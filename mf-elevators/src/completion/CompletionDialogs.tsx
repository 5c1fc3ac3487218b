import { FailedRowsDialog } from '@smart-elevator/shared-ui/screens/FailedRows';
import { failedRows } from '../changeElevators';
import { messages } from '../messages';
import type { CompletionState } from './useCompletion';

const texts = messages.completion;

/** The question for the day, and afterwards which elevators could not be completed, and why. */
export function CompletionDialogs({ completion }: { completion: CompletionState }) {
  const { question, outcome, running, complete, forget } = completion;
  const { Dialog, isOpen, close, elevators } = question;
  if (Dialog && isOpen)
    return (
      <Dialog elevators={elevators} onClose={close} onComplete={(day) => void complete(elevators, day)} />
    );
  if (!outcome) return null;
  const { changed, failed, day } = outcome;
  return (
    <FailedRowsDialog
      outcome={texts.some(changed.length, changed.length + failed.length)}
      title={texts.failed(failed.length)}
      rows={failedRows(outcome)}
      busy={running !== undefined}
      onRetry={() => void complete(failed, day)}
      onClose={forget}
    />
  );
}
