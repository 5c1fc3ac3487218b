import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './BarButton.module.css';

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  icon: IconName;
  /** The name of the button; `title` may say more. */
  label: string;
  title?: string;
}

/** An icon button of the top bar. */
export const BarButton = ({ icon, label, title = label, ...button }: BarButtonProps) => (
  <button type="button" {...button} className={styles.button} aria-label={label} title={title}>
    <Icon name={icon} size={18} />
  </button>
);
