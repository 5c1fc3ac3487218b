import { useId, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Modal } from './Modal';

interface AlertDialogProps {
  /** The question. */
  title: string;
  /** What follows from the answers. */
  detail: ReactNode;
  /** The answers as buttons; the safe one has the focus. */
  buttons: ReactNode;
  /** Escape: the safe answer. */
  onClose: () => void;
}

/** Asks a question that must be answered before the screen goes on. */
export function AlertDialog({ title, detail, buttons, onClose }: AlertDialogProps) {
  const question = useId();
  const described = useId();
  return (
    <Modal
      className={styles.dialog ?? ''}
      role="alertdialog"
      labelledBy={question}
      describedBy={described}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <h2 id={question} className={styles.title}>
          {title}
        </h2>
        <div id={described}>{detail}</div>
        <div className={styles.foot}>{buttons}</div>
      </div>
    </Modal>
  );
}
