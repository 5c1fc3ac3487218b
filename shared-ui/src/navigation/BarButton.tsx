import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './BarButton.module.css';

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  icon: IconName;
  /** The name of the button; `title` may say more. */
  label: string;
  title?: string;
  /** For an emergency: red, as nothing else on the bar. */
  isDanger?: boolean;
}

/** An icon button of the top bar. */
export const BarButton = ({ icon, label, title = label, isDanger = false, ...button }: BarButtonProps) => (
  <button
    type="button"
    {...button}
    className={isDanger ? `${styles.button} ${styles.danger}` : styles.button}
    aria-label={label}
    title={title}
  >
    <Icon name={icon} size={18} />
  </button>
);
