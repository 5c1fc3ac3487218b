import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import type { ButtonKind } from './Button';
import styles from './Button.module.css';

interface LinkButtonProps {
  to: string;
  kind?: ButtonKind;
  icon?: IconName;
  /** The router state of the visit; it is not in the address. */
  state?: unknown;
  /** The shortcut key of the link on this screen (state/shortcuts). */
  shortcut?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, kind = 'plain', icon, state, shortcut, children }: LinkButtonProps) {
  return (
    <Link className={`${styles.button} ${styles[kind]}`} to={to} state={state} aria-keyshortcuts={shortcut}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>{children}</span>
    </Link>
  );
}
