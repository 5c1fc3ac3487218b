import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services know this server (VAPID, RFC 8292): P-256, base64url. */
export interface ServerKeys {
  /** The uncompressed point, 65 bytes: browsers subscribe with it. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

const CURVE = 'prime256v1';
const PURPOSE = 'browser push, P-256';

/**
 * The key pair of a private key (32 bytes, base64url). Without one it is derived from the server's secret, so that all
 * servers that share the secret have the same pair. Throws when the private key is invalid.
 */
export function serverKeys(given: string | undefined, secret: string): ServerKeys {
  const pair = createECDH(CURVE);
  if (given === undefined) deriveInto(pair, secret);
  else pair.setPrivateKey(Buffer.from(given, 'base64url'));
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** One of 2^32 candidates is no private key of the curve; the next one is used then. */
function deriveInto(pair: ReturnType<typeof createECDH>, secret: string): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `${PURPOSE} ${attempt}`, 32)));
      return;
    } catch (error) {
      if (attempt === 9) throw error;
    }
  }
}
