import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReadMail } from './readMail';

/** A mail as the server received it. */
export interface Received extends ReadMail {
  recipients: readonly string[];
  encrypted: boolean;
  user: unknown;
}

/** A real mail server on its own port. */
export interface MailServer {
  port: number;
  received: Received[];
  close(): Promise<void>;
}

/** Starts the server; `options` change the default, which accepts everything, with and without encryption. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Otherwise it warns about its built-in test certificate.
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = readMail(Buffer.concat(chunks).toString('latin1'));
        received.push({ ...mail, recipients, encrypted: session.secure, user: session.user });
        done();
      });
    },
    ...options,
  });
  // Clients that disconnect early are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
