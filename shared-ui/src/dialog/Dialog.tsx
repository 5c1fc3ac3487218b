import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { messages } from '../messages';
import styles from './Dialog.module.css';
import { Modal } from './Modal';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Buttons at the end; the last one is the primary one. */
  footer?: ReactNode;
  /** For a table. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A modal dialog. */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({ title, onClose, footer, wide = false, children }: Omit<DialogProps, 'open'>) {
  const heading = useId();
  return (
    <Modal
      className={`${styles.dialog}${wide ? ` ${styles.wide}` : ''}`}
      labelledBy={heading}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </Modal>
  );
}
