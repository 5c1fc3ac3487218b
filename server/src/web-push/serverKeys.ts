import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** The keys that identify this server to push services (VAPID, RFC 8292). */
export interface ServerKeys {
  /** The uncompressed point, base64url, with which browsers subscribe. */
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = 'prime256v1';
const PURPOSE = 'browser push, P-256';
/** Seconds for which a signature is valid; RFC 8292 allows a day. */
const LIFETIME = 12 * 3_600;

/**
 * The key pair of a private key (32 bytes, base64url). Without one it is derived from the server's secret, so that
 * all servers with the same secret have the same keys. Throws when the private key is invalid.
 */
export function serverKeys(given: string | undefined, secret: string): ServerKeys {
  const pair = createECDH(CURVE);
  if (given === undefined) deriveInto(pair, secret);
  else pair.setPrivateKey(Buffer.from(given, 'base64url'));
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const d = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: d.toString('base64url') };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** One of 2^32 derived values is not a private key of the curve; then the next one is used. */
function deriveInto(pair: ReturnType<typeof createECDH>, secret: string): void {
  for (let draw = 0; ; draw += 1) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `${PURPOSE} ${draw}`, 32)));
      return;
    } catch (error) {
      if (draw === 9) throw error;
    }
  }
}

/** The Authorization header for a push service: the sender, the service, and the expiry. `now` is in milliseconds. */
export function authorizationFor(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  subject: string,
  now = Date.now(),
): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFETIME, sub: subject };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
