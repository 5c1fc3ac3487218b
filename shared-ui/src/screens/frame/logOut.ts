import { accessMessages } from '@smart-elevator/shared-api/client/accessMessages';
import { setSigningOut } from '@smart-elevator/shared-api/client/session';
import { alertFailure, alertSuccess, SESSION_ACTION } from '../../state/alerts';

/** Ends the session. The guard then redirects; after a failure the session stays (R112). */
export async function logOut(): Promise<void> {
  setSigningOut(true);
  try {
    const { signOut } = await import('@smart-elevator/shared-api/client/account');
    const outcome = await signOut();
    if (!outcome.ok) alertFailure(outcome.sentence, SESSION_ACTION);
    else if (outcome.detail) alertSuccess(outcome.detail, SESSION_ACTION);
  } catch {
    setSigningOut(false);
    alertFailure(accessMessages.signOutFailed, SESSION_ACTION);
  }
}
