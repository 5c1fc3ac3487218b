import { Link } from 'react-router-dom';
import { SignInPage } from '@smart-elevator/shared-ui/screens/frame/SignInPage';
import { say } from '@smart-elevator/shared-ui/language/say';
import { paths } from '@smart-elevator/shared-ui/paths';
import { fetchLenders } from './home/fetchLenders';
import { ForgotPassword } from './password-reset/ForgotPassword';
import { useRegistry } from './remotes/RegistryContext';

/** /login (R101). */
export function Login() {
  const { registry } = useRegistry();
  return (
    <SignInPage
      home={paths.home}
      onTry={() => void fetchLenders(registry).catch(() => undefined)}
      links={
        <>
          <Link to={paths.registration}>{say('Sign Up')}</Link>
          <ForgotPassword />
          <Link to={paths.deleteAccount}>{say('Delete account?')}</Link>
          <Link to={paths.landing}>{say('Home')}</Link>
        </>
      }
    />
  );
}
