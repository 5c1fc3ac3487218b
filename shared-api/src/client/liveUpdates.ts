import { DOMAINS, type Domain } from '../contract/endpoint';
import { onLocalChange } from './call';
import { queryClient } from './queryClient';
import { pollForChanges, subscribeToChanges } from './serverEvents';

const CHANNEL = 'smart-elevator.stale';

/**
 * Keeps the screen up to date with changes by other users, browsers and tabs. One tab listens to the server and
 * notifies the others. A hidden tab requests nothing but alarms until it is visible again. Returns a function that stops it.
 */
export function startLiveUpdates(): () => void {
  const waiting = new Set<Domain>();
  const apply = () => {
    for (const domain of waiting) {
      // A passenger who is trapped is also announced in a hidden tab (R1302).
      if (document.hidden && domain !== 'alarms') continue;
      waiting.delete(domain);
      void queryClient.invalidateQueries({ queryKey: [domain] });
    }
  };
  const stale = (domains: readonly Domain[]) => {
    for (const domain of domains) waiting.add(domain);
    apply();
  };
  const tabs = openChannel();
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) stale(DOMAINS.filter((domain) => data.includes(domain)));
  });
  const onStale = (domains: readonly Domain[]) => {
    stale(domains);
    tabs?.postMessage(domains);
  };
  // The server does not notify the browser that made a change, so its other tabs are notified here.
  const forgetOwn = onLocalChange((domains) => tabs?.postMessage(domains));
  const stopLeading = runInLeaderTab(
    (signal, takenOver) => subscribeToChanges(onStale, signal, { missed: takenOver }),
    (signal) => pollForChanges(onStale, signal),
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

/** The channel to the other tabs; undefined where a browser has none, or refuses it together with its storage (R177). */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Milliseconds after which a hidden tab gives up the lead. */
const MAX_HIDDEN_MS = 5 * 60_000;
const LOCK = 'smart-elevator.events';

/**
 * Runs `work` in one tab of this browser at a time, and in none that is hidden for long: all tabs together have only
 * six connections to a server. `work` receives whether it takes over from another tab. `resumed` is called when a tab
 * takes part again. Where tabs cannot agree on a leader, `alone` runs in each. Returns a function that stops it.
 */
export function runInLeaderTab(
  work: (signal: AbortSignal, takenOver: boolean) => Promise<void>,
  alone: (signal: AbortSignal) => Promise<void>,
  resumed: () => void,
): () => void {
  let part: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    const { signal } = (part = new AbortController());
    // An abort ends the waiting for the lock and is not an error; without locks there is no leader.
    lead(signal).catch(() => (signal.aborted ? undefined : alone(signal)));
  };
  const lead = async (signal: AbortSignal) => {
    const led = await navigator.locks.request(LOCK, { ifAvailable: true }, async (free) => {
      if (free) await work(signal, false);
      return free !== null;
    });
    if (!led) await navigator.locks.request(LOCK, { signal }, () => work(signal, true));
  };
  const end = () => {
    part?.abort();
    part = undefined;
  };
  const onSeen = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(end, MAX_HIDDEN_MS);
    else if (!part) {
      begin();
      resumed();
    }
  };
  document.addEventListener('visibilitychange', onSeen);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    clearTimeout(timer);
    end();
  };
}
