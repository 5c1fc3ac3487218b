import { Icon } from '../icon/Icon';
import styles from './Account.module.css';
import { ThemeButton } from './ThemeButton';
import { say, sayAround } from '../language/say';

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
        <p className={styles.who} title={userName}>
          {before}
          <b>{userName}</b>
          {after}
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
