import { Suspense, useEffect, useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { maintenanceSummary } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import styles from './AmcHome.module.css';
import { AmcTracking } from './AmcTracking';

const HomeRenewals = lazyPart(async () => (await import('./HomeRenewals')).default);

/** Milliseconds for painting the loaded parts. */
const PAINTED = 100;

/** The elevators' extension for Home: the maintenance states, and below them the contracts that end soon. */
export function AmcHome() {
  const { loading } = useCall(maintenanceSummary, { query: { user_id: useDealerId() } });
  const [later, setLater] = useState(false);

  // The counts of both halves are shown first.
  useEffect(() => (loading ? undefined : onNetworkIdle(() => setLater(true), PAINTED)), [loading]);

  return (
    <div className={styles.parts}>
      <AmcTracking />
      <Suspense>{later ? <HomeRenewals /> : null}</Suspense>
    </div>
  );
}
