import { Icon } from '../icon/Icon';
import { say } from '../language/say';
import { chooseTheme } from '../state/theme';
import { useTheme } from '../state/useTheme';
import styles from './Account.module.css';

/** Changes between light and dark. */
export function ThemeButton() {
  const dark = useTheme() === 'dark';
  const label = dark ? say('Light theme') : say('Dark theme');
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={18} />
    </button>
  );
}
