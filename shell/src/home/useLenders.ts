import { useCallback, useState } from 'react';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import type { Slot } from '@smart-elevator/federation/remote';

/**
 * The remotes that lend something to `slot`. Their order is told by the widgets themselves once they are there; until
 * then it is that of their sections.
 */
export function useLenders(registry: Registry | undefined, slot: Slot) {
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
