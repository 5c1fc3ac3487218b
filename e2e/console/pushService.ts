import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A push service for browsers on this machine: Chromium's own one is on the Internet. */
export interface LocalPushService {
  origin: string;
  /** The received messages: endpoint, headers and number of (encrypted) bytes. */
  received: { path: string; headers: IncomingHttpHeaders; bytes: number }[];
  stop(): Promise<void>;
}

export async function localPushService(): Promise<LocalPushService> {
  const received: LocalPushService['received'] = [];
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(201).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/**
 * Makes the pages of a tab subscribe at a local service instead of the browser's own; a subscription lives as long as the
 * tab. The permission, the service worker and the notifications are the browser's.
 */
export async function subscribeAt(page: Page, { origin }: LocalPushService): Promise<void> {
  const subscription = {
    endpoint: `${origin}/browser`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript((given) => {
    const KEPT = 'subscribed-with';
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const current = () => {
      const key = sessionStorage.getItem(KEPT);
      if (key === null) return null;
      return {
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key).buffer },
        toJSON: () => given,
        unsubscribe: async () => {
          sessionStorage.removeItem(KEPT);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem(KEPT, applicationServerKey);
        return current();
      },
    });
  }, subscription);
}
