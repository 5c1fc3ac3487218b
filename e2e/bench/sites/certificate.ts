import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A server certificate; only the browser of one run trusts it. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Makes a certificate for 127.0.0.1. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  return { cert: made.cert, key: made.private };
}

/** The fingerprint of its key (SHA-256 of the SPKI, base64): Chromium then trusts it and caches files. */
export function fingerprintOf({ cert }: Certificate): string {
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64');
}
