import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** The colours that a state may have; the word always stands beside (R252). */
export type Tone = 'red' | 'blue' | 'amber' | 'violet' | 'green' | 'neutral';

/** A word on a tint. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
