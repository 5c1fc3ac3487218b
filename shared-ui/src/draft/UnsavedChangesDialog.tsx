import { useId } from 'react';
import { Button } from '../button/Button';
import styles from '../dialog/Dialog.module.css';
import { Modal } from '../dialog/Modal';
import { messages } from '../messages';

interface UnsavedChangesDialogProps {
  onStay: () => void;
  /** Leaves the form and keeps the draft. */
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left; the focus is on Stay. */
export function UnsavedChangesDialog({ onStay, onLeave, onDiscard }: UnsavedChangesDialogProps) {
  const question = useId();
  const hint = useId();
  return (
    <Modal
      className={styles.dialog ?? ''}
      role="alertdialog"
      labelledBy={question}
      describedBy={hint}
      onClose={onStay}
    >
      <div className={styles.panel}>
        <h2 id={question} className={styles.title}>
          {messages.draft.leaving}
        </h2>
        <p id={hint}>{messages.draft.leavingHint}</p>
        <div className={styles.foot}>
          <Button kind="primary" autoFocus onClick={onStay}>
            {messages.draft.stay}
          </Button>
          <Button onClick={onLeave}>{messages.draft.leaveAndKeep}</Button>
          <Button onClick={onDiscard}>{messages.draft.leaveAndDiscard}</Button>
        </div>
      </div>
    </Modal>
  );
}
