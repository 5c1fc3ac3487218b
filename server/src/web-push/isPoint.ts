import { ECDH } from 'node:crypto';

/** Whether these bytes are an uncompressed point of the curve P-256: what a browser's public key is. */
export function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
