import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './Tag.module.css';
import tones from './tones.module.css';

/** The colours of states; there is always a text, too (R252). */
export type Tone = 'ink' | 'red' | 'blue' | 'amber' | 'violet' | 'green' | 'neutral';

interface TagProps {
  tone: Tone;
  /** A sign before the text, for a state that must not be overlooked. */
  icon?: IconName;
  children: ReactNode;
}

/** A text on a tinted background. */
export const Tag = ({ tone, icon, children }: TagProps) => (
  <span className={`${styles.tag} ${tones[tone]}`}>
    {icon ? <Icon name={icon} size={14} /> : null}
    {children}
  </span>
);
