import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { messages } from '../messages';
import { Modal } from './Modal';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  open: boolean;
  side?: 'left' | 'right' | 'bottom';
  /** `bar` in the colours of the top bar. */
  look?: 'page' | 'bar';
  /** Whether it has space for a page; only at the left or right. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at an edge of the window: the drawer of the navigation, the filters on a phone. */
export function Sheet({ open, ...content }: SheetProps) {
  return open ? <OpenSheet {...content} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { title, side = 'bottom', look = 'page', wide = false, onClose, children } = props;
  const heading = useId();
  return (
    <Modal
      className={`${styles.sheet} ${styles[side]} ${styles[look]} ${wide ? styles.wide : ''}`}
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
        {children}
      </div>
    </Modal>
  );
}
