import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request of the phone to the API. */
export interface OnTheLine {
  method: string;
  path: string;
  /** The number that the phone gave it; undefined for what was not stored first. */
  number: number | undefined;
}

/**
 * What becomes of it: it never arrives (`lost`, `silent`), or its answer does not (`unanswered`, `mute`, `cut` after the headers); `silent` and
 * `mute` leave the phone waiting, the others break the connection. A number is the status of an answer that the server did not give.
 */
export type Fate = 'well' | 'lost' | 'silent' | 'unanswered' | 'mute' | 'cut' | number;

/** The line between a phone and its server: a proxy, whose faults are real ones for the browser. */
export class PhoneLine {
  fate: (request: OnTheLine) => Fate = () => 'well';
  /** How many requests had another fate than `well`. */
  faults = 0;
  private held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer((from, to) => this.pass(from, to));

  private constructor(private readonly target: string) {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  static async start(target: string): Promise<PhoneLine> {
    const line = new PhoneLine(target);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    const address = this.server.address();
    if (!address || typeof address === 'string') throw new Error('The line ends nowhere.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Resolves when the next request with a fault is at its end: it is lost, or the server has answered it. */
  nextFault(): Promise<void> {
    return new Promise((resolve) => this.held.push(resolve));
  }

  /** Everything goes well from now on; what waits for an answer is broken off. */
  mend(): void {
    this.fate = () => 'well';
    this.breakOff();
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.breakOff();
    this.agent.destroy();
    await closed;
  }

  private breakOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const { method = 'GET', url: path = '/', headers } = from;
    const number = Number(headers['x-device-sequence'] ?? 0) || undefined;
    const fate = path.startsWith('/api/') ? this.fate({ method, path, number }) : 'well';
    if (fate !== 'well') this.faults += 1;
    if (fate === 'well') return this.forward(from, (answer) => give(to, answer), to);
    if (typeof fate === 'number') return this.instead(from, to, fate);
    // Only after the whole request: the phone has sent it.
    if (fate === 'lost' || fate === 'silent')
      return void from.resume().on('end', () => {
        if (fate === 'lost') from.socket.destroy();
        this.tell();
      });
    return this.forward(from, (answer) => {
      if (fate === 'cut') to.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
      answer.resume().on('end', () => {
        if (fate !== 'mute') from.socket.destroy();
        this.tell();
      });
    });
  }

  private instead(from: IncomingMessage, to: ServerResponse, status: number): void {
    from.resume().on('end', () => {
      to.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
      this.tell();
    });
  }

  private forward(from: IncomingMessage, take: (answer: IncomingMessage) => void, to?: ServerResponse): void {
    const { method, headers } = from;
    const address = new URL(from.url ?? '/', this.target);
    const onward = ask(address, { agent: this.agent, method, headers }, take);
    onward.on('error', () => from.socket.destroy());
    // A page that is gone wants no answer, such as that of a stream of events; what it has sent still arrives.
    to?.on('close', () => {
      if (method === 'GET') onward.destroy();
    });
    from.pipe(onward);
  }

  private tell(): void {
    for (const resolve of this.held.splice(0)) resolve();
  }
}

function give(to: ServerResponse, answer: IncomingMessage): void {
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(to);
}
