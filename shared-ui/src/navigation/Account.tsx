import { VisuallyHidden } from '../icon/VisuallyHidden';
import { Icon } from '../icon/Icon';
import styles from './Account.module.css';
import { BarButton } from './BarButton';
import { t, splitAtPlaceholder } from '../language/t';
import { changeTheme } from '../state/theme';
import { useTheme } from '../state/useTheme';

interface AccountProps {
  userName?: string | undefined;
  onLogout?: (() => void) | undefined;
  loggingOut?: boolean | undefined;
}

/** The theme button, the signed-in user, and Logout. */
export function Account({ userName, onLogout, loggingOut = false }: AccountProps) {
  const [before, after] = splitAtPlaceholder('Logged in as {name}');
  return (
    <div className={styles.account}>
      <ThemeButton />
      {userName ? (
        <p className={styles.who}>
          {/* Screen readers get one sentence; the visible text has a separate line for the name. */}
          <VisuallyHidden>{t('Logged in as {name}', { name: userName })}</VisuallyHidden>
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
          {t('Logout')}
        </button>
      ) : null}
    </div>
  );
}

/** Changes between light and dark. */
function ThemeButton() {
  const dark = useTheme() === 'dark';
  return (
    <BarButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? t('Light theme') : t('Dark theme')}
      onClick={() => changeTheme(dark ? 'light' : 'dark')}
    />
  );
}
