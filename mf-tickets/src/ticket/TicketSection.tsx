import { useId, type ReactNode } from 'react';
import styles from './TicketSection.module.css';

/** A part of a ticket's page below its form. */
export function TicketSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
