import { useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { t } from '../language/t';
import { useIsNarrow } from '../state/useMedia';
import { Button } from './Button';
import styles from './MoreActions.module.css';

/** Rare actions, buttons and links: on a phone behind '…', as a sheet at the lower edge; otherwise in their row. */
export const MoreActions = ({ children }: { children: ReactNode }) =>
  useIsNarrow() ? <Folded>{children}</Folded> : <>{children}</>;

function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // Before a dialog of the action opens, which returns the focus to the place that it came from.
    whole.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={whole}
      role="presentation"
      className={styles.whole}
      data-screen-only=""
      onKeyDown={(event) => {
        if (open && event.key === 'Escape' && !event.defaultPrevented) close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">•••</span>
        <VisuallyHidden>{t('More actions')}</VisuallyHidden>
      </Button>
      {open ? <div className={styles.mask} aria-hidden="true" onClick={close} /> : null}
      {/* The closed panel stays, hidden by its style: dialogs of its actions are inside. */}
      <div
        role="presentation"
        className={open ? `${styles.panel} ${styles.open}` : styles.panel}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button') && !target.closest('dialog')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
