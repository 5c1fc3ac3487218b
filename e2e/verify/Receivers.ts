import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

/** How a service behaves. */
export type Behaviour = 'well' | 'slow' | '500' | '429' | 'garbage' | 'closes' | 'down';

/** Every behaviour that is a fault. */
export const FAULTS = ['down', 'slow', '500', '429', 'garbage', 'closes'] as const;

/** Milliseconds that a well service takes, so that a kill can come in between; and a slow one. */
const USUAL = 20;
const SLOW = 5_000;

/** A push service and a mail server of our own, on real connections, that do as they are told and keep what they took. */
export class Receivers {
  behaviour: Behaviour = 'well';
  /** What was taken: the message's own id, and the ticket that it is about. */
  readonly pushes: { id: string; ticket: string }[] = [];
  readonly mails: { id: string; ticket: string }[] = [];
  private readonly http = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => this.answerPush(JSON.parse(Buffer.concat(chunks).toString('utf8')), response));
  });
  private readonly smtp = createTcpServer((socket) => this.speakSmtp(socket));

  async start(): Promise<Record<string, string>> {
    for (const server of [this.http, this.smtp])
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const [push, mail] = [this.http, this.smtp].map((server) => (server.address() as AddressInfo).port);
    return {
      PUSH_URL: `http://127.0.0.1:${push}/notifications`,
      PUSH_APP_ID: 'the-app',
      PUSH_KEY: 'the-key',
      SMTP_URL: `smtp://127.0.0.1:${mail}`,
      REQUIRE_VERIFIED_EMAIL: '0',
    };
  }

  stop(): void {
    this.http.closeAllConnections();
    this.http.close();
    this.smtp.close();
  }

  private answerPush(
    body: { idempotency_key: string; headings: { en: string } },
    response: ServerResponse,
  ): void {
    const take = () => {
      const [ticket = ''] = /ELV-\d+/.exec(body.headings.en) ?? [];
      this.pushes.push({ id: body.idempotency_key, ticket });
      response.end('{"id":"receipt"}');
    };
    if (this.behaviour === 'well') setTimeout(take, USUAL);
    else if (this.behaviour === 'slow') setTimeout(take, SLOW);
    else if (this.behaviour === '500') response.writeHead(500).end('oops');
    else if (this.behaviour === '429') response.writeHead(429, { 'retry-after': '5' }).end();
    else if (this.behaviour === 'garbage') response.end('<html>Welcome</html>');
    else response.destroy();
  }

  /** The few words of SMTP that a mail needs. */
  private speakSmtp(socket: Socket): void {
    socket.on('error', () => {});
    const { behaviour } = this;
    if (behaviour === 'down' || behaviour === 'closes') return void socket.destroy();
    if (behaviour === 'garbage') return void socket.end('<html>Welcome</html>\r\n');
    const refusal = behaviour === '500' || behaviour === '429' ? '451 later\r\n' : '';
    let mail: string | undefined;
    let text = '';
    socket.write('220 well\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (mail !== undefined) {
        const end = text.indexOf('\r\n.\r\n');
        if (end < 0) return;
        mail = text.slice(0, end);
        text = text.slice(end + 5);
        const taken = mail;
        mail = undefined;
        setTimeout(() => this.takeMail(taken, socket), behaviour === 'slow' ? SLOW : USUAL);
        return;
      }
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (/^(EHLO|HELO)/i.test(line)) socket.write('250 well\r\n');
        else if (/^RCPT/i.test(line)) socket.write(refusal || '250 well\r\n');
        else if (/^DATA/i.test(line)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 well\r\n');
      }
    });
  }

  private takeMail(source: string, socket: Socket): void {
    const [, id = ''] = /^Message-ID: <([\w-]+)@/im.exec(source) ?? [];
    const [ticket] = /ELV-\d+/.exec(source.replaceAll('=\r\n', '')) ?? [];
    // Mails that welcome new people are about no ticket.
    if (ticket) this.mails.push({ id, ticket });
    socket.write('250 taken\r\n');
  }
}
