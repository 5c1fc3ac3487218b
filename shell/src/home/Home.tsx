import { useCallback, useState } from 'react';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import type { Slot } from '@smart-elevator/federation/remote';
import { named } from '@smart-elevator/shared-ui/language/named';
import { say } from '@smart-elevator/shared-ui/language/say';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { RegistryFailure } from '../remotes/RegistryFailure';
import { useRegistry } from '../remotes/RegistryContext';
import styles from './Home.module.css';
import { LentWidget } from '../remotes/LentWidget';

/** /amc_count: what the remotes lend, side by side; one half stands when the other is down. */
export function Home() {
  const { registry, failed } = useRegistry();
  const { lenders, noteOrder } = useLenders(registry, 'home');
  return (
    <Page title={say('Home')}>
      {failed ? <RegistryFailure /> : null}
      {!registry && !failed ? <Skeleton shape="cards" rows={2} /> : null}
      {registry && lenders.length === 0 ? <EmptyState title={say('Nothing is shown on Home yet')} /> : null}
      <div className={styles.halves}>
        <InTurn beside>
          {lenders.map((deployed) => (
            <section
              key={deployed.name}
              className={styles.half}
              aria-label={named(deployed.title, deployed.titles)}
            >
              <LentWidget deployed={deployed} slot="home" props={{}} onOrder={noteOrder} />
            </section>
          ))}
        </InTurn>
      </div>
    </Page>
  );
}

/**
 * The remotes that lend something to `slot`. Their order is told by the widgets themselves once they are there; until
 * then it is that of their sections.
 */
function useLenders(registry: Registry | undefined, slot: Slot) {
  const [orders, setOrders] = useState<Readonly<Record<string, number>>>({});
  const noteOrder = useCallback((name: string, order: number) => {
    setOrders((known) => (known[name] === order ? known : { ...known, [name]: order }));
  }, []);
  const place = ({ name, navigation }: DeployedRemote) =>
    orders[name] ?? Math.min(...navigation.map(({ order }) => order));
  const lenders = (registry?.remotes ?? [])
    .filter(({ lends }) => lends.includes(slot))
    .sort((a, b) => place(a) - place(b));
  return { lenders, noteOrder };
}
