import { useEffect } from 'react';
import { accessSentences } from '@smart-elevator/shared-api/client/accessSentences';
import { expiryTold, followOtherTabs, useSession } from '@smart-elevator/shared-api/client/session';
import { alertFailure, dismissFailures, SESSION_ACTION } from '../../state/alerts';

/** Says once that the session has expired (R109), takes it back after the next sign-in (R243), and follows what other tabs do with it. */
export function SessionEnd() {
  const expired = useSession((state) => state.expired);
  const signedIn = useSession(({ session }) => session !== null);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (signedIn) dismissFailures(SESSION_ACTION);
  }, [signedIn]);
  useEffect(() => {
    if (!expired) return;
    alertFailure(accessSentences.expired, SESSION_ACTION);
    expiryTold();
  }, [expired]);
  return null;
}
