import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accessMessages } from '@smart-elevator/shared-api/client/accessMessages';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { t } from '../../language/t';
import { MAIN_ID } from '../../navigation/SkipLink';
import { PRODUCT_NAME } from '../../productName';
import { SignInPanel } from '../../sign-in/SignInPanel';
import styles from './SignInPage.module.css';

interface SignInPageProps {
  /** The address after sign-in, if the dealer did not come from a screen. */
  home: string;
  links?: ReactNode;
  /** Called on each attempt, so that the next screen can be fetched meanwhile. */
  onTry?: () => void;
}

/** The code of the sign-in call is loaded while the user types. */
const account = () => import('@smart-elevator/shared-api/client/account');

/** /login. A user who is signed in, in this tab or another, is redirected to the screen that they came from. */
export function SignInPage({ home, links, onTry }: SignInPageProps) {
  const signedIn = useSession(({ session }) => session !== null);
  const { state } = useLocation();
  const from = textIn(state, 'from') ?? home;

  useEffect(() => {
    document.title = `${t('Login')} · ${PRODUCT_NAME}`;
    // A failure is shown on the attempt to sign in.
    account().catch(() => undefined);
  }, []);

  if (signedIn) return <Navigate to={from} replace />;
  return (
    <main id={MAIN_ID} className={styles.page}>
      <SignInPanel
        onSubmit={async (credentials) => {
          onTry?.();
          try {
            const outcome = await (await account()).signIn(credentials);
            return outcome.ok ? undefined : outcome;
          } catch {
            return { sentence: accessMessages.unreachable };
          }
        }}
        username={textIn(state, 'username')}
        links={links}
      />
    </main>
  );
}

/** A text in the state of the address: the screen that the user came from, or a new user's name. */
function textIn(state: unknown, name: 'from' | 'username'): string | undefined {
  const given = state !== null && typeof state === 'object' ? Object.entries(state) : [];
  const [, value]: readonly unknown[] = given.find(([key]) => key === name) ?? [];
  return typeof value === 'string' ? value : undefined;
}
