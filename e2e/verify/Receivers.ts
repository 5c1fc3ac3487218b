import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net';
import { smtpReceiver, type SmtpBehaviour } from './smtpReceiver';

/** How the services behave. `third` is a failure of every third message. */
export type Behaviour = 'well' | 'down' | 'slow' | '500' | '429' | 'garbage' | 'closes' | 'refuses' | 'third';

/** The temporary faults. `refuses` is permanent. */
export const FAULTS = ['down', 'slow', '500', '429', 'garbage', 'closes'] as const;

/** An accepted message: its id, its ticket, and when it was accepted, in milliseconds since 1970. */
export interface DeliveredMessage {
  id: string;
  ticket: string;
  at: number;
}

/** Milliseconds that a healthy service takes, long enough for a kill in between; and a slow one. */
const USUAL = 20;
export const SLOW = 5_000;

const PAGE = '<html>Welcome</html>';

/**
 * A push service, a push service for browsers, and a mail server of our own, on real connections, with configurable
 * behaviour; they record the messages.
 */
export class Receivers {
  /** The received messages. Browser messages have only their topic: their content is encrypted. */
  readonly pushes: DeliveredMessage[] = [];
  readonly browsers: DeliveredMessage[] = [];
  readonly mails: DeliveredMessage[] = [];
  private behaviour: Behaviour = 'well';
  /** Messages since every third one fails. */
  private counted = 0;
  private readonly sockets = new Set<Socket>();
  private readonly push = this.http(({ body }) => {
    const { idempotency_key, headings } = JSON.parse(body.toString('utf8'));
    this.pushes.push({ id: idempotency_key, ticket: ticketIn(headings.en), at: Date.now() });
    return { status: 200, text: '{"id":"receipt"}' };
  });
  private readonly browserPush = this.http(({ request }) => {
    const topic = String(request.headers['topic']);
    this.browsers.push({ id: topic, ticket: topic, at: Date.now() });
    return { status: 201, text: '' };
  });
  private readonly smtp = smtpReceiver(
    () => this.manners(),
    (source) => {
      const [, id = ''] = /^Message-ID: <([\w-]+)@/im.exec(source) ?? [];
      const ticket = ticketIn(source.replaceAll('=\r\n', ''));
      // Verification mails belong to no ticket.
      if (ticket) this.mails.push({ id, ticket, at: Date.now() });
    },
  );
  private readonly ports = new Map<Server | TcpServer, number>();

  /** The environment of the server under test. */
  async start(): Promise<Record<string, string>> {
    for (const server of this.all) {
      server.on('connection', (socket: Socket) => {
        this.sockets.add(socket);
        socket.once('close', () => this.sockets.delete(socket));
      });
      await listen(server, 0);
      this.ports.set(server, (server.address() as AddressInfo).port);
    }
    return {
      PUSH_URL: `http://127.0.0.1:${this.ports.get(this.push)}/notifications`,
      PUSH_APP_ID: 'the-app',
      PUSH_KEY: 'the-key',
      WEB_PUSH_SERVICES: this.browserOrigin,
      SMTP_URL: `smtp://127.0.0.1:${this.ports.get(this.smtp)}`,
      REQUIRE_VERIFIED_EMAIL: '0',
    };
  }

  /** The endpoint of browser notifications. */
  get browserOrigin(): string {
    return `http://127.0.0.1:${this.ports.get(this.browserPush)}`;
  }

  /** Sets the behaviour from now on, also for pending connections when it goes down. */
  async behave(behaviour: Behaviour): Promise<void> {
    const wasDown = this.behaviour === 'down';
    this.behaviour = behaviour;
    if (behaviour === 'down') return this.stop();
    if (wasDown) for (const server of this.all) await listen(server, this.ports.get(server) ?? 0);
  }

  /** Stops listening: the operating system refuses connections. */
  async stop(): Promise<void> {
    const closed = this.all
      .filter(({ listening }) => listening)
      .map((server) => once(server.close(), 'close'));
    for (const socket of this.sockets) socket.destroy();
    await Promise.all(closed);
  }

  private get all(): readonly (Server | TcpServer)[] {
    return [this.push, this.browserPush, this.smtp];
  }

  private http(take: (message: Message) => { status: number; text: string }): Server {
    return createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('error', () => {});
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.answer(response, () => take({ request, body: Buffer.concat(chunks) })));
    });
  }

  private answer(response: ServerResponse, take: () => { status: number; text: string }): void {
    const taken = () => {
      if (response.destroyed) return;
      const { status, text } = take();
      response.writeHead(status).end(text);
    };
    if (this.behaviour === 'well' || (this.behaviour === 'third' && this.isTaken())) setTimeout(taken, USUAL);
    else if (this.behaviour === 'slow') setTimeout(taken, SLOW);
    else if (this.behaviour === '500' || this.behaviour === 'third') response.writeHead(500).end('oops');
    else if (this.behaviour === '429') response.writeHead(429, { 'retry-after': '5' }).end();
    else if (this.behaviour === 'garbage') response.end(PAGE);
    else if (this.behaviour === 'refuses') response.writeHead(413).end();
    else response.destroy();
  }

  /** False for every third message. */
  private isTaken(): boolean {
    this.counted += 1;
    return this.counted % 3 !== 0;
  }

  private manners(): SmtpBehaviour {
    const takes = this.behaviour === 'slow' ? SLOW : USUAL;
    if (this.behaviour === 'closes') return { insteadOfGreeting: '', takes };
    if (this.behaviour === 'garbage') return { insteadOfGreeting: `${PAGE}\r\n`, takes };
    if (this.behaviour === 'refuses') return { toRecipient: '550 no such user', takes };
    const isThird = this.behaviour === 'third' && !this.isTaken();
    if (this.behaviour === '500' || this.behaviour === '429' || isThird)
      return { toRecipient: '451 later', takes };
    return { takes };
  }
}

interface Message {
  request: IncomingMessage;
  body: Buffer;
}

const ticketIn = (text: string): string => /ELV-\d+/.exec(text)?.[0] ?? '';

const listen = async (server: Server | TcpServer, port: number): Promise<void> => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
};
