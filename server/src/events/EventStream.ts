import { PassThrough, type Readable } from 'node:stream';
import type { Domain } from '@smart-elevator/shared-api/contract/endpoint';
import {
  HEARTBEAT_INTERVAL_MS,
  STALE_EVENT,
} from '@smart-elevator/shared-api/contract/notifications/staleEvent';
import { coalesce } from './coalesce';

/**
 * Bytes that may be buffered for a browser that does not read; then the stream is cut, and the browser reconnects.
 */
const MAX_BUFFERED_BYTES = 16 * 1024;

/** The server-sent events to one browser. */
export class EventStream {
  readonly body: Readable;
  private readonly out = new PassThrough();
  private readonly pendingDomains = coalesce<Domain>((domains) => this.send([...domains]));
  private readonly heartbeat = setInterval(() => this.write(':\n\n'), HEARTBEAT_INTERVAL_MS);
  private readonly life: NodeJS.Timeout;

  /** Ends after `lifetime` milliseconds, when its token expires; `onEnd` is called at any end. */
  constructor(lifetime: number, onEnd: () => void) {
    this.body = this.out;
    this.life = setTimeout(() => this.end(), lifetime);
    this.out.once('close', () => {
      this.pendingDomains.stop();
      clearInterval(this.heartbeat);
      clearTimeout(this.life);
      onEnd();
    });
    // The headers are sent with the first bytes.
    this.write(':\n\n');
  }

  /** Sends the first event, also if nothing is stale: then the browser knows that it has missed nothing. */
  begin(domains: readonly Domain[]): void {
    this.send([...new Set(domains)]);
  }

  /** Reports stale domains, at most once a second; alarms at once (R1302). */
  enqueue(domains: readonly Domain[]): void {
    this.pendingDomains.note(domains);
    if (domains.includes('alarms')) this.pendingDomains.flush();
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
