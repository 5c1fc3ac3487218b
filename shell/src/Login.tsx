import { Link } from 'react-router-dom';
import { SignInPage } from '@smart-elevator/federation/host/SignInPage';
import { paths } from '@smart-elevator/shared-ui/paths';

/** /login (P1 §2). */
export function Login() {
  return (
    <SignInPage
      home={paths.home}
      links={
        <>
          <Link to={paths.registration}>Sign Up</Link>
          <Link to={paths.deleteAccount}>Delete account?</Link>
          <Link to={paths.landing}>Home</Link>
        </>
      }
    />
  );
}
