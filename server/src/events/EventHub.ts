import { DOMAINS, type Domain } from '@smart-elevator/shared-api/contract/endpoint';
import type { Database } from '../database/Database';
import type { Caller } from '../http/authenticate';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { EventStream } from './EventStream';
import { parseStaleEvent, STALE_CHANNEL, type StaleEvent } from '../database/publishStale';

/** The caller who requests a stream. */
type Listener = Pick<Caller, 'dealer_id' | 'session_id' | 'token_over'>;

interface Open {
  stream: EventStream;
  dealer_id: number;
  session_id: string;
}

/** The maximum number of streams per session; a browser needs one. The oldest one is ended. */
const MAX_STREAMS_PER_SESSION = 5;

/** Milliseconds for which changes are known to a stream that is opened after them. */
const KNOWN_MS = 120_000;

/** Notifies the browsers that are connected to this server of changes on all servers. */
export class EventHub {
  private readonly dealers = new Map<number, Set<Open>>();
  private listening: BackgroundTask | undefined;
  /** Since when every change is known, by `performance.now()`. */
  private listeningSince = Infinity;
  private recent: { at: number; event: StaleEvent }[] = [];
  private connected = () => {};
  private readonly firstConnection = new Promise<void>((resolve) => (this.connected = resolve));

  constructor(private readonly database: Database) {}

  /**
   * Opens a stream for a session of a dealer; it ends when the token of its request expires. It begins with what has changed in
   * the `missed` milliseconds before.
   */
  open({ dealer_id, session_id, token_over }: Listener, missed?: number): EventStream {
    this.listening ??= this.listen();
    const streams = this.dealers.get(dealer_id) ?? new Set<Open>();
    this.dealers.set(dealer_id, streams);
    const ofSession = [...streams].filter((open) => open.session_id === session_id);
    for (const { stream } of ofSession.slice(0, Math.max(0, ofSession.length + 1 - MAX_STREAMS_PER_SESSION)))
      stream.end();
    const stream = new EventStream(token_over * 1000 - Date.now(), () => {
      streams.delete(open);
      if (streams.size === 0) this.dealers.delete(dealer_id);
    });
    const open: Open = { stream, dealer_id, session_id };
    streams.add(open);
    if (missed !== undefined) {
      const since = performance.now() - missed;
      void this.firstConnection.then(() => stream.begin(this.changedSince(since, dealer_id)));
    }
    return stream;
  }

  /** The number of open streams. */
  get size(): number {
    return [...this.dealers.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  /** Ends every stream: browsers then connect to another server, or to this one after a restart. */
  endAll(): void {
    for (const streams of this.dealers.values()) for (const { stream } of streams) stream.end();
  }

  /** Stops listening to the other servers. */
  async close(): Promise<void> {
    this.endAll();
    await this.listening?.stop();
  }

  private listen(): BackgroundTask {
    let interrupted = false;
    return this.database.listen(STALE_CHANNEL, {
      onMessage: (payload) => this.publish(parseStaleEvent(payload)),
      onConnected: () => {
        this.listeningSince = performance.now();
        this.connected();
        // Messages during the interruption were missed: everything may be stale.
        if (interrupted)
          for (const streams of this.dealers.values())
            for (const { stream } of streams) stream.enqueue(DOMAINS);
        interrupted = true;
      },
    });
  }

  private publish(event: StaleEvent | undefined): void {
    if (!event) return;
    const at = performance.now();
    this.recent.push({ at, event });
    while (this.recent[0] && this.recent[0].at < at - KNOWN_MS) this.recent.shift();
    for (const { stream, session_id } of this.dealers.get(event.dealer_id) ?? [])
      if (session_id !== event.session_id) stream.enqueue(event.domains);
  }

  /**
   * What was changed for a dealer, also by the own session: its page may have been left before it had the answer. Everything if this
   * server has not heard of all changes since.
   */
  private changedSince(since: number, dealer_id: number): readonly Domain[] {
    if (since < Math.max(this.listeningSince, performance.now() - KNOWN_MS)) return DOMAINS;
    return this.recent
      .filter(({ at, event }) => at >= since && event.dealer_id === dealer_id)
      .flatMap(({ event }) => event.domains);
  }
}
