import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getFreshToken } from '@smart-elevator/shared-api/client/refresh';
import { reportExpiry, useSession, useUserId } from '@smart-elevator/shared-api/client/session';
import { paths } from '../../paths';

/**
 * Shows the screens only to a signed-in user, and checks on opening each screen that the token is fresh (R106). What one user has
 * typed is not for the next one, who may have signed in in another tab.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const signedIn = useSession(({ session }) => session !== null);
  const user_id = useUserId();
  const { pathname } = useLocation();
  const [cameSignedIn] = useState(signedIn);

  useEffect(() => {
    // An expired token ends the session in the store; if the server is unreachable, the screen's own calls show an
    // error.
    if (signedIn) getFreshToken().catch(() => undefined);
  }, [signedIn, pathname]);

  return signedIn ? ofUser(user_id, children) : <WayOut cameSignedIn={cameSignedIn} />;
}

const ofUser = (user_id: number, screens: ReactNode): ReactNode => (
  <Fragment key={user_id}>{screens}</Fragment>
);

/**
 * After signing out the user goes to the landing page (R111), and a later sign-in leads to Home, also after Back
 * (R110); otherwise the sign-in leads back to this screen (R109). A missing session is reported as an expired one.
 */
function WayOut({ cameSignedIn }: { cameSignedIn: boolean }) {
  const { expired, signedOut } = useSession();
  const { pathname, search, hash } = useLocation();
  const [way] = useState(() =>
    cameSignedIn && !expired
      ? { to: paths.landing, state: null }
      : { to: paths.login, state: signedOut ? null : { from: pathname + search + hash } },
  );
  const isMissing = !cameSignedIn && way.state !== null;
  useEffect(() => {
    if (isMissing) reportExpiry();
  }, [isMissing]);
  return <Navigate to={way.to} state={way.state} replace />;
}
