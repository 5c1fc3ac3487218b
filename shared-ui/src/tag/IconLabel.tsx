import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './IconLabel.module.css';
import type { Tone } from './Tag';

interface IconWordProps {
  icon: IconName;
  tone: Tone | 'critical';
  children: ReactNode;
}

/** A sign with its word, such as a priority: the sign carries the colour, the word the meaning. */
export function IconLabel({ icon, tone, children }: IconWordProps) {
  return (
    <span className={styles.iconWord}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <Icon name={icon} size={16} />
      </span>
      {children}
    </span>
  );
}
