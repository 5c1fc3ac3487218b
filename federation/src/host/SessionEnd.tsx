import { useEffect } from 'react';
import { accessSentences } from '@smart-elevator/shared-api/client/accessSentences';
import { expiryTold, followOtherTabs, useSession } from '@smart-elevator/shared-api/client/session';
import { alertFailure } from '@smart-elevator/shared-ui/state/alerts';

/** Says once that the session has expired (decision 7), and follows what other tabs do with it. */
export function SessionEnd() {
  const expired = useSession((state) => state.expired);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (!expired) return;
    alertFailure(accessSentences.expired);
    expiryTold();
  }, [expired]);
  return null;
}
