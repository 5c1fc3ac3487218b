import styles from './Icon.module.css';
import { iconShapes, type IconName } from './iconShapes';

/** A drawn sign of 20 px (or `size`) at the usual size of text, in the colour of the text; always hidden from readers: the word stands beside. */
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
