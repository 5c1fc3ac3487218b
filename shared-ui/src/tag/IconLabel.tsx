import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './IconLabel.module.css';
import type { Tone } from './Tag';
import tones from './tones.module.css';

interface IconLabelProps {
  icon: IconName;
  tone: Tone | 'critical';
  children: ReactNode;
}

/** An icon with a text, such as a priority: the icon has the colour, the text the meaning. */
export function IconLabel({ icon, tone, children }: IconLabelProps) {
  return (
    <span className={styles.iconWord}>
      <span className={`${styles.sign} ${tones[tone]}`}>
        <Icon name={icon} size={16} />
      </span>
      {children}
    </span>
  );
}
