import type { ReactNode } from 'react';
import { signOut } from '@smart-elevator/shared-api/client/account';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { TopBar } from '@smart-elevator/shared-ui/navigation/TopBar';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import type { NavigationItem } from '../registry';

interface ConsoleFrameProps {
  navigation: readonly NavigationItem[];
  home: string;
  children: ReactNode;
}

/** What stands around every screen of the console: the navigation, who is signed in, and the way out. */
export function ConsoleFrame({ navigation, home, children }: ConsoleFrameProps) {
  const userName = useSession(({ session }) => session?.user_name);
  const leaving = useSession((state) => state.leaving);

  /** The guard leads out when the session is gone; a failure keeps it (decision 11). */
  async function logOut() {
    const outcome = await signOut();
    if (!outcome.ok) alertFailure(outcome.sentence);
    else if (outcome.detail) alertSuccess(outcome.detail);
  }

  return (
    <>
      <TopBar
        items={navigation.map(({ label, path, within }) => ({ label, to: path, also: within }))}
        home={home}
        userName={userName}
        loggingOut={leaving}
        onLogout={() => void logOut()}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
