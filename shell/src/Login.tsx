import { Link } from 'react-router-dom';
import { SignInPage } from '@smart-elevator/shared-ui/screens/frame/SignInPage';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ForgotPassword } from './password-reset/ForgotPassword';
import { LanguageLink } from './public-pages/LanguageLink';
import { useRegistry } from './remotes/RegistryContext';
import type { Registry } from '@smart-elevator/federation/registry';

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
          <LanguageLink />
        </>
      }
    />
  );
}

/** Fetches the parts of Home while the dealer is signing in; Home shows failures. */
async function preloadExtensionRemotes(registry: Registry | undefined): Promise<void> {
  const { loadRemote } = await import(/* webpackChunkName: "signed-in" */ './remotes/loadDeployedRemote');
  for (const remote of registry?.remotes ?? []) {
    if (remote.enabled && remote.extensions.includes('home')) loadRemote(remote).catch(() => undefined);
  }
}
