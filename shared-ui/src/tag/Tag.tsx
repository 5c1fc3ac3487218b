import type { ReactNode } from 'react';
import styles from './Tag.module.css';
import tones from './tones.module.css';

/** The colours of states; there is always a text, too (R252). */
export type Tone = 'ink' | 'red' | 'blue' | 'amber' | 'violet' | 'green' | 'neutral';

/** A text on a tinted background. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${tones[tone]}`}>{children}</span>;
}
