import { useSession } from '@smart-elevator/shared-api/client/session';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './LoginLink.module.css';
import { REGISTER_LINK_ATTRIBUTE } from './pageAttributes';

/** The way to an own console; none for a signed-in user. */
export function RegisterLink() {
  const signedIn = useSession(({ session }) => session !== null);
  return signedIn ? null : (
    <span className={styles.register} {...{ [REGISTER_LINK_ATTRIBUTE]: '' }}>
      <LinkButton to={paths.registration}>{t('Register')}</LinkButton>
    </span>
  );
}
