import { DOMAINS, type Domain } from '../contract/endpoint';
import { askAgain, followChanges } from './liveChanges';
import { leadWhileSeen } from './liveLead';
import { onOwnChange } from './ownChanges';
import { queryClient } from './queryClient';

const CHANNEL = 'smart-elevator.stale';

/**
 * Keeps what is on the screen up to date with what other people, other browsers and other tabs change. One tab follows the
 * server and tells the others. A tab that nobody looks at asks for nothing until it is looked at. Returns a function that
 * stops it.
 */
export function keepReadingsLive(): () => void {
  const waiting = new Set<Domain>();
  const apply = () => {
    if (document.hidden) return;
    for (const domain of waiting) void queryClient.invalidateQueries({ queryKey: [domain] });
    waiting.clear();
  };
  const stale = (domains: readonly Domain[]) => {
    for (const domain of domains) waiting.add(domain);
    apply();
  };
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) stale(DOMAINS.filter((domain) => data.includes(domain)));
  });
  const tell = (domains: readonly Domain[]) => {
    stale(domains);
    tabs?.postMessage(domains);
  };
  // The server leaves out the browser that made a change: its other tabs hear of it here.
  const forgetOwn = onOwnChange((domains) => tabs?.postMessage(domains));
  const stopLeading = leadWhileSeen(
    (signal, takenOver) => followChanges(tell, signal, { missed: takenOver }),
    (signal) => askAgain(tell, signal),
    () => stale(DOMAINS),
  );
  document.addEventListener('visibilitychange', apply);
  return () => {
    document.removeEventListener('visibilitychange', apply);
    forgetOwn();
    stopLeading();
    tabs?.close();
  };
}
