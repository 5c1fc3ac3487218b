import { Link } from 'react-router-dom';
import { SignInPage } from '@smart-elevator/shared-ui/screens/frame/SignInPage';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { preloadExtensionRemotes } from './home/preloadExtensionRemotes';
import { ForgotPassword } from './password-reset/ForgotPassword';
import { useRegistry } from './remotes/RegistryContext';

/** /login (R101). */
export function Login() {
  const { registry } = useRegistry();
  return (
    <SignInPage
      home={paths.home}
      onTry={() => void preloadExtensionRemotes(registry).catch(() => undefined)}
      links={
        <>
          <Link to={paths.registration}>{t('Sign Up')}</Link>
          <ForgotPassword />
          <Link to={paths.deleteAccount}>{t('Delete account?')}</Link>
          <Link to={paths.landing}>{t('Home')}</Link>
        </>
      }
    />
  );
}
