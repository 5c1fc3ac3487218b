import { PassThrough, type Readable } from 'node:stream';
import type { Domain } from '@smart-elevator/shared-api/contract/endpoint';
import { HEARTBEAT, STALE_EVENT } from '@smart-elevator/shared-api/contract/notifications/staleReadings';
import { coalesce } from './coalesce';

/** Bytes that may wait for a browser that does not read; then the stream is cut, and the browser asks anew. */
const MOST_WAITING = 16 * 1024;

/** What one browser is told, as server-sent events. */
export class EventStream {
  readonly body: Readable;
  private readonly out = new PassThrough();
  private readonly news = coalesce<Domain>((domains) => this.tell([...domains]));
  private readonly heartbeat = setInterval(() => this.write(':\n\n'), HEARTBEAT);
  private readonly life: NodeJS.Timeout;

  /** It ends by itself after `lifetime` milliseconds, when the token that opened it is over; `onEnd` is told of any end. */
  constructor(lifetime: number, onEnd: () => void) {
    this.body = this.out;
    this.life = setTimeout(() => this.end(), lifetime);
    this.out.once('close', () => {
      this.news.stop();
      clearInterval(this.heartbeat);
      clearTimeout(this.life);
      onEnd();
    });
    // The headers go out with the first bytes.
    this.write(':\n\n');
  }

  /** Tells which readings are stale, at most once a second. */
  note(domains: readonly Domain[]): void {
    this.news.note(domains);
  }

  end(): void {
    this.out.end();
  }

  private tell(domains: readonly Domain[]): void {
    this.write(`event: ${STALE_EVENT}\ndata: ${JSON.stringify(domains)}\n\n`);
  }

  private write(text: string): void {
    if (this.out.destroyed || this.out.writableEnded) return;
    this.out.write(text);
    if (this.out.writableLength + this.out.readableLength > MOST_WAITING) this.out.destroy();
  }
}
