import { newId } from './newId';
import { evenIfFull } from '../storage/inTime';
import { writing } from './outboxDatabase';

const LOCK = 'mf-technician.outbox';
/** Milliseconds for which a tab may send without saying that it is alive: longer than any request. */
const LEASE_MS = 180_000;
const TAB = newId();

/**
 * Runs `work` unless another tab is sending; answers whether it ran. Tabs agree by a lock of the browser and a lease in the
 * database: the lease alone where there are no locks, and to take the lock from a tab that the phone has put to sleep (R1412).
 * `work` gets a function that renews the lease, and answers whether it is still this tab's.
 */
export async function asOneSender(work: (renew: () => Promise<boolean>) => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  const run = async (lease: 'if free' | 'at once') => {
    if (!(await takeLease(lease))) return false;
    try {
      await work(() => takeLease('if free'));
    } finally {
      await endLease();
    }
    return true;
  };
  if (!locks) return run('if free');
  try {
    // Who has the lock takes the lease of a tab that is gone.
    const ran = await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run('at once') : null));
    if (ran !== null) return ran;
    return (await isLeaseOver()) ? await locks.request(LOCK, { steal: true }, () => run('at once')) : false;
  } catch (error) {
    // Another tab has taken the lock, because this one was asleep.
    if (Object(error).name === 'AbortError') return false;
    throw error;
  }
}

/** Takes or renews the lease; false while it is another tab's. A phone without room sends without one, since that makes room. */
const takeLease = (when: 'if free' | 'at once'): Promise<boolean> => evenIfFull(storeLease(when), true);

const storeLease = (when: 'if free' | 'at once'): Promise<boolean> =>
  writing(async (transaction) => {
    const about = transaction.objectStore('about');
    const lease = await about.get('lease');
    const now = Date.now();
    const isTaken = lease?.key === 'lease' && lease.owner !== TAB && isLive(lease.until, now);
    if (isTaken && when === 'if free') return false;
    await about.put({ key: 'lease', owner: TAB, until: now + LEASE_MS });
    return true;
  });

/** A lease that ends later than any can is from a clock that was changed. */
const isLive = (until: number, now: number): boolean => until > now && until - now <= LEASE_MS;

/**
 * Whether the tab that has the lock is asleep. One that has just taken it has no lease yet: it gets the time of one, and not less.
 */
const isLeaseOver = (): Promise<boolean> => evenIfFull(readLease(), false);

const readLease = (): Promise<boolean> =>
  writing(async (transaction) => {
    const about = transaction.objectStore('about');
    const lease = await about.get('lease');
    const now = Date.now();
    if (lease?.key === 'lease') return !isLive(lease.until, now);
    await about.put({ key: 'lease', owner: '', until: now + LEASE_MS });
    return false;
  });

const endLease = (): Promise<void> =>
  writing(async (transaction) => {
    const about = transaction.objectStore('about');
    const lease = await about.get('lease');
    if (lease?.key === 'lease' && lease.owner === TAB) await about.delete('lease');
  });
