import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconShapes';
import styles from './Button.module.css';

/** How much a button weighs: one `primary` a screen; `danger` destroys; `link` looks like text. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'link';

interface ButtonProps {
  kind?: ButtonKind;
  /** Its work is under way: it stays where it is, says so, and cannot be pressed again. */
  busy?: boolean | undefined;
  icon?: IconName;
  type?: 'button' | 'submit';
  disabled?: boolean | undefined;
  /** The id of a form elsewhere that it submits. */
  form?: string;
  autoFocus?: boolean;
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
      // Not `disabled` while busy: the focus would be lost and the word not read.
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
