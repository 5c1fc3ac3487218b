import { useSession } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './LoginLink.module.css';
import { LOGIN_LINK_ATTRIBUTE } from './pageAttributes';

/** The way into the console: to sign-in, or to Home for a signed-in user. */
export function LoginLink() {
  const signedIn = useSession(({ session }) => session !== null);
  return (
    <span className={styles.link} {...{ [LOGIN_LINK_ATTRIBUTE]: t('Home') }}>
      <LinkButton kind="primary" to={signedIn ? paths.home : paths.login}>
        {signedIn ? t('Home') : t('Login')}
      </LinkButton>
    </span>
  );
}
