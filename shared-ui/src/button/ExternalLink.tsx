import { Icon } from '../icon/Icon';
import type { ButtonKind } from './Button';
import styles from './Button.module.css';

/** A link to another site that looks like a button and opens a tab of its own, which cannot reach this one. */
export const ExternalLink = ({
  href,
  kind = 'plain',
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: string;
}) => (
  <a
    className={`${styles.button} ${styles[kind]}`}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    data-screen-only=""
  >
    <Icon name="external" size={18} />
    <span>{children}</span>
  </a>
);
