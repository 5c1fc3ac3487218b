import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** The heading; without one the content has its own. */
  title?: string;
  /** A link or a button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page on its own ground. */
export function Panel({ title, action, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? heading : undefined}>
      {title ? (
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
