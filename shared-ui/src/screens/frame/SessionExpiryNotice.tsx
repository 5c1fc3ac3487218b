import { useEffect } from 'react';
import { accessMessages } from '@smart-elevator/shared-api/client/accessMessages';
import {
  acknowledgeExpiry,
  syncSessionAcrossTabs,
  useSession,
} from '@smart-elevator/shared-api/client/session';
import { alertFailure, dismissFailures, SESSION_ACTION } from '../../state/alerts';

/**
 * Shows once that the session has expired (R109), dismisses the message after the next sign-in (R243), and follows
 * the session in other tabs.
 */
export function SessionExpiryNotice() {
  const expired = useSession((state) => state.expired);
  const signedIn = useSession(({ session }) => session !== null);
  useEffect(syncSessionAcrossTabs, []);
  useEffect(() => {
    if (signedIn) dismissFailures(SESSION_ACTION);
  }, [signedIn]);
  useEffect(() => {
    if (!expired) return;
    alertFailure(accessMessages.expired, SESSION_ACTION);
    acknowledgeExpiry();
  }, [expired]);
  return null;
}
