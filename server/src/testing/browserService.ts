import { createECDH, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptMessage } from './decryptMessage';

/** A message as the service received it. */
export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  /** The message as the browser decrypts it. */
  message: unknown;
  /** The claims of the signature, after its verification. */
  claims: { aud: string; exp: number; sub: string };
}

/** A fake push service over real HTTP, with one browser behind it that decrypts the messages. */
export interface BrowserService {
  origin: string;
  received: ReceivedMessage[];
  /** How it answers; 201 by default. */
  answerWith: (response: ServerResponse) => void;
  /** The subscription of its browser, at the endpoint of this name. */
  subscription(name?: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

/** Accepts a message. */
export const acceptMessage = (response: ServerResponse): void => void response.writeHead(201).end();

export async function startBrowserService(): Promise<BrowserService> {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = Buffer.from('a secret, 16 by.');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const plain = decryptMessage(Buffer.concat(chunks), browser.getPrivateKey(), auth);
      service.received.push({
        path: request.url ?? '',
        headers: request.headers,
        message: JSON.parse(plain.toString('utf8')),
        claims: claimsOf(request.headers.authorization ?? ''),
      });
      service.answerWith(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: BrowserService = {
    origin,
    received: [],
    answerWith: acceptMessage,
    subscription: (name = 'one') => ({
      endpoint: `${origin}/${name}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** Verifies the signature like a push service (RFC 8292), with the key in the header. Throws when it is wrong. */
function claimsOf(header: string): ReceivedMessage['claims'] {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
