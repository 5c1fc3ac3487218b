import styles from './Icon.module.css';
import { iconShapes, type IconName } from './iconShapes';

/**
 * An icon of 20 px (or `size`) at the default text size, in the text colour; hidden from screen readers, since a text
 * is next to it.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
