import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './Button.module.css';

/** The importance of a button: one `primary` per screen; `danger` for deleting; `link` looks like text. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'link';

interface ButtonProps {
  kind?: ButtonKind;
  /** The action is running: the button keeps its place, shows progress and cannot be pressed again. */
  busy?: boolean | undefined;
  icon?: IconName;
  type?: 'button' | 'submit';
  disabled?: boolean | undefined;
  /** The id of the form that it submits, if it is outside of that form. */
  form?: string;
  autoFocus?: boolean;
  'aria-expanded'?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** A native button. */
export function Button({ kind = 'plain', busy = false, icon, type = 'button', ...rest }: ButtonProps) {
  const { disabled, children, onClick, ...native } = rest;
  return (
    <button
      {...native}
      type={type}
      className={`${styles.button} ${styles[kind]}`}
      disabled={disabled}
      // Not `disabled` while busy: the focus would be lost, and screen readers would not announce the text.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : icon ? (
        <Icon name={icon} size={18} />
      ) : null}
      <span>{children}</span>
    </button>
  );
}
