import { FailedRowsDialog } from '@smart-elevator/shared-ui/screens/FailedRows';
import { failedRows } from '../changeElevators';
import { messages } from '../messages';
import type { CompletionState } from './useCompletion';

const texts = messages.completion;

/** Which elevators could not be completed, and why; nothing if there are none. */
export function FailedCompletions({ completion }: { completion: CompletionState }) {
  const { outcome, running, complete, forget } = completion;
  if (!outcome) return null;
  const { changed, failed } = outcome;
  return (
    <FailedRowsDialog
      outcome={texts.some(changed.length, changed.length + failed.length)}
      title={texts.failed(failed.length)}
      rows={failedRows(outcome)}
      busy={running !== undefined}
      onRetry={() => void complete(failed)}
      onClose={forget}
    />
  );
}
