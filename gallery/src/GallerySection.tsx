import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** The section of one widget. */
export function GallerySection({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** One named state of a widget; `wide` if it needs the whole line. */
export function GalleryState({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? `${styles.state} ${styles.wide}` : styles.state}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
