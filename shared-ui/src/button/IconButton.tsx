import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import type { SHORTCUTS } from '../state/shortcutKeys';
import styles from './IconButton.module.css';

type IconButtonProps = {
  /** The action and its object: 'Edit ticket T-104'. */
  label: string;
  icon: IconName;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Whether what it switches is on. */
  pressed?: boolean;
} & ({ onClick: () => void; to?: undefined } | { to: string; state?: unknown; onClick?: () => void });

/** Not imported, since the sign-in page needs no shortcuts. */
const EDIT_KEY: (typeof SHORTCUTS)['edit'] = 'e';

/** An icon of 32 px that is a button or a link. Its name is for screen readers, and is shown on hover. */
export function IconButton({ label, icon, tone = 'plain', disabled, pressed, ...action }: IconButtonProps) {
  const sign = <Icon name={icon} size={18} />;
  const common = {
    className: tone === 'danger' ? `${styles.button} ${styles.danger}` : styles.button,
    'aria-label': label,
    title: label,
    'aria-keyshortcuts': icon === 'edit' ? EDIT_KEY : undefined,
  };
  return action.to === undefined ? (
    // Not `disabled`: the focus would be lost.
    <button
      {...common}
      type="button"
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={disabled ? undefined : action.onClick}
    >
      {sign}
    </button>
  ) : (
    <Link {...common} to={action.to} state={action.state} onClick={action.onClick}>
      {sign}
    </Link>
  );
}
