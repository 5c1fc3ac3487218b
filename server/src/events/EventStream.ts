import { PassThrough, type Readable } from 'node:stream';
import type { Domain } from '@smart-elevator/shared-api/contract/endpoint';
import {
  HEARTBEAT_INTERVAL_MS,
  STALE_EVENT,
} from '@smart-elevator/shared-api/contract/notifications/staleEvent';
import { coalesce } from './coalesce';

/** Bytes that may wait for a browser that does not read; then the stream is cut, and the browser asks anew. */
const MAX_BUFFERED_BYTES = 16 * 1024;

/** What one browser is told, as server-sent events. */
export class EventStream {
  readonly body: Readable;
  private readonly out = new PassThrough();
  private readonly pendingDomains = coalesce<Domain>((domains) => this.send([...domains]));
  private readonly heartbeat = setInterval(() => this.write(':\n\n'), HEARTBEAT_INTERVAL_MS);
  private readonly life: NodeJS.Timeout;

  /** It ends by itself after `lifetime` milliseconds, when the token that opened it is over; `onEnd` is told of any end. */
  constructor(lifetime: number, onEnd: () => void) {
    this.body = this.out;
    this.life = setTimeout(() => this.end(), lifetime);
    this.out.once('close', () => {
      this.pendingDomains.stop();
      clearInterval(this.heartbeat);
      clearTimeout(this.life);
      onEnd();
    });
    // The headers go out with the first bytes.
    this.write(':\n\n');
  }

  /** Tells which readings are stale, at most once a second. */
  enqueue(domains: readonly Domain[]): void {
    this.pendingDomains.note(domains);
  }

  end(): void {
    this.out.end();
  }

  private send(domains: readonly Domain[]): void {
    this.write(`event: ${STALE_EVENT}\ndata: ${JSON.stringify(domains)}\n\n`);
  }

  private write(text: string): void {
    if (this.out.destroyed || this.out.writableEnded) return;
    this.out.write(text);
    if (this.out.writableLength + this.out.readableLength > MAX_BUFFERED_BYTES) this.out.destroy();
  }
}
