import { Hidden } from '../hidden/Hidden';
import { Icon } from '../icon/Icon';
import styles from './Account.module.css';
import { say, sayAround } from '../language/say';
import { chooseTheme } from '../state/theme';
import { useTheme } from '../state/useTheme';

interface AccountProps {
  userName?: string | undefined;
  onLogout?: (() => void) | undefined;
  loggingOut?: boolean | undefined;
}

/** Light or dark, who is signed in, and the way out. */
export function Account({ userName, onLogout, loggingOut = false }: AccountProps) {
  const [before, after] = sayAround('Logged in as {name}');
  return (
    <div className={styles.account}>
      <ThemeButton />
      {userName ? (
        <p className={styles.who}>
          {/* Read as one sentence; what is seen has a line for the name, at its place in the language. */}
          <Hidden>{say('Logged in as {name}', { name: userName })}</Hidden>
          {before ? <span aria-hidden="true">{before}</span> : null}
          <b aria-hidden="true" title={userName}>
            {userName}
          </b>
          {after ? <span aria-hidden="true">{after}</span> : null}
        </p>
      ) : null}
      {onLogout ? (
        <button
          type="button"
          className={styles.logout}
          aria-disabled={loggingOut || undefined}
          onClick={() => {
            if (!loggingOut) onLogout();
          }}
        >
          <Icon name="sign-out" size={18} />
          {say('Logout')}
        </button>
      ) : null}
    </div>
  );
}

/** Changes between light and dark. */
function ThemeButton() {
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
