import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import styles from './FailedCompletions.module.css';
import type { CompletionState } from './useCompletion';

const texts = messages.completion;

/** Which elevators could not be completed, and why; nothing if there are none. */
export function FailedCompletions({ completion }: { completion: CompletionState }) {
  const { outcome, running, complete, forget } = completion;
  if (!outcome) return null;
  const { changed, failed } = outcome;
  return (
    <Dialog
      title={texts.some(changed.length, changed.length + failed.length)}
      open
      onClose={forget}
      footer={
        <>
          <Button busy={running !== undefined} onClick={() => void complete(failed)}>
            {common.retry}
          </Button>
          <Button kind="primary" onClick={forget}>
            {common.close}
          </Button>
        </>
      }
    >
      <Notice tone="failure" title={texts.failed(failed.length)}>
        <ul className={styles.reasons} role="list">
          {failed.map(({ elevator_id, elevator_name, reason }) => (
            <li key={elevator_id}>
              <strong>{elevator_name}</strong> {translateServerMessage(reason)}
            </li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  );
}
