import styles from './TopBar.module.css';
import { t } from '../language/t';

/** The id of the element with the screen: the shell's `<main tabIndex={-1}>`. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
