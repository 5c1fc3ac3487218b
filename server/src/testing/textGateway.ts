import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SendText } from '../text-messages/textOutbox';
import { httpTexts } from '../text-messages/textTransport';

/** A gateway for text messages over real HTTP on its own port; a test defines its answers. */
export interface TextGateway {
  url: string;
  received: { method: string | undefined; headers: IncomingMessage['headers']; body: unknown }[];
  /** How it answers; it accepts every message by default. */
  answerWith: (response: ServerResponse) => void;
  /** Sends to it. */
  send: SendText;
  close(): Promise<void>;
}

/** Milliseconds; long enough for a machine under load. */
const TIMEOUT_MS = 2_000;

export const acceptText = (response: ServerResponse): void => void response.writeHead(202).end('queued');

export async function startTextGateway(): Promise<TextGateway> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      gateway.received.push({ method: request.method, headers: request.headers, body });
      gateway.answerWith(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const gateway: TextGateway = {
    url,
    received: [],
    answerWith: acceptText,
    send: httpTexts({ url, token: 'the-token' }, TIMEOUT_MS),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}
