import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** The keys by which push services know this server (VAPID, RFC 8292). */
export interface ServerKeys {
  /** The uncompressed point, base64url: what browsers subscribe with. */
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = 'prime256v1';
const PURPOSE = 'browser push, P-256';
/** Seconds that a signature lives; RFC 8292 allows a day. */
const LIFETIME = 12 * 3_600;

/**
 * The keys out of a private one (32 bytes, base64url); without one they are derived from the server's secret, so that all
 * servers that share it have the same. Throws when the private key is none.
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

/** Of 2^32 draws one is no private key of the curve; then the next one is taken. */
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

/** The Authorization header for a push service: who sends, to which service, until when. `now` in milliseconds. */
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
