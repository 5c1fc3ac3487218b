import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SendPush } from '../push/pushOutbox';
import { oneSignalPush } from '../push/pushTransport';

/** A fake push service over real HTTP on its own port; a test defines its answers. */
export interface PushService {
  url: string;
  received: { headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
  /** How it answers; it accepts every message by default. */
  answerWith: (response: ServerResponse) => void;
  /** Sends to it. */
  send: (key?: string) => SendPush;
  close(): Promise<void>;
}

/** Milliseconds; long enough for a machine under load. */
const TIMEOUT_MS = 2_000;

/** Accepts a message. */
export const accept = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"receipt-1"}');

export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      service.received.push({ headers: request.headers, body });
      service.answerWith(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`;
  const service: PushService = {
    url,
    received: [],
    answerWith: accept,
    send: (key = 'the-key') => oneSignalPush({ url, appId: 'the-app', key }, TIMEOUT_MS),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
