import { DOMAINS, type Domain } from '../contract/endpoint';
import { isRecord } from '../contract/isRecord';
import { onLocalChange } from './call';
import { queryClient } from './queryClient';
import { MAX_ANSWER_MS, pollForChanges, subscribeToChanges } from './serverEvents';

const CHANNEL = 'smart-elevator.stale';

/** What a tab posts to the others: domains that are stale, or since when it has to know of changes, a time of `Date.now()`. */
type Message = readonly Domain[] | { since: number };

/** Milliseconds for which a tab can tell another one what became stale. */
const TOLD_MS = 120_000;

/** When the oldest answer of this page came, a time of `Date.now()`. */
const oldestAnswer = (): number =>
  Math.min(
    Date.now(),
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt)
      .filter((at) => at > 0),
  );

/**
 * Keeps the screen up to date with changes by other users, browsers and tabs. One tab listens to the server and
 * notifies the others; a tab that was opened meanwhile asks it what it has missed. A hidden tab requests nothing but alarms
 * until it is visible again. Returns a function that stops it.
 */
export function startLiveUpdates(): () => void {
  const waiting = new Set<Domain>();
  let told: { at: number; domains: readonly Domain[] }[] = [];
  let knownUntil = oldestAnswer();
  /** Since when this tab leads and hears of every change. */
  let leads = Infinity;
  const remember = (domains: readonly Domain[]) => {
    const at = Date.now();
    told = [...told.filter((one) => one.at >= at - TOLD_MS), { at, domains }];
  };
  const toldSince = (since: number): readonly Domain[] =>
    since < Math.max(leads, Date.now() - TOLD_MS)
      ? DOMAINS
      : told.filter(({ at }) => at >= since).flatMap(({ domains }) => domains);
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
  const post = (message: Message) => tabs?.postMessage(message);
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) {
      const domains = DOMAINS.filter((domain) => data.includes(domain));
      remember(domains);
      stale(domains);
    } else if (leads < Infinity && isRecord(data) && typeof data['since'] === 'number') {
      const missed = toldSince(data['since']);
      if (missed.length > 0) post(missed);
    }
  });
  const tell = (domains: readonly Domain[]) => {
    remember(domains);
    post(domains);
  };
  const onStale = (domains: readonly Domain[]) => {
    stale(domains);
    tell(domains);
  };
  // The server does not notify the browser that made a change, so its other tabs are notified here.
  const forgetOwn = onLocalChange(tell);
  const stopLeading = runInLeaderTab(
    async (signal, takenOver) => {
      leads = takenOver ? Date.now() : knownUntil - MAX_ANSWER_MS;
      await subscribeToChanges(onStale, signal, { missed: takenOver, knownUntil });
      leads = Infinity;
    },
    (signal) => pollForChanges(onStale, signal),
    () => {
      knownUntil = Date.now();
      stale(DOMAINS);
    },
  );
  post({ since: knownUntil - MAX_ANSWER_MS });
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
