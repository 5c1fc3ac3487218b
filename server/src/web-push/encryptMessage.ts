import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's keys: its public key, an uncompressed point of P-256 (65 bytes), and its secret (16 bytes). */
export interface BrowserKeys {
  p256dh: Buffer;
  auth: Buffer;
}

const CURVE = 'prime256v1';
/** The record size of RFC 8188: one record contains the whole message. */
const RECORD_SIZE = 4096;
const TAG_BYTES = 16;
/** The delimiter of the last record. */
const LAST = Buffer.from([2]);

/** The random values of a message; given in tests only. */
interface Drawn {
  privateKey: Buffer;
  salt: Buffer;
}

/**
 * Encrypts a message for one browser (RFC 8291 with the content coding aes128gcm of RFC 8188). Throws when the
 * browser's public key is not a point of the curve, or the message is longer than about 4,000 bytes.
 */
export function encryptMessage(text: Buffer, { p256dh, auth }: BrowserKeys, drawn?: Drawn): Buffer {
  const ours = createECDH(CURVE);
  if (drawn) ours.setPrivateKey(drawn.privateKey);
  else ours.generateKeys();
  const publicKey = ours.getPublicKey();
  const salt = drawn?.salt ?? randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(ours.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const plain = Buffer.concat([text, LAST]);
  if (plain.length + TAG_BYTES > RECORD_SIZE)
    throw new Error(`A message of ${text.length} bytes is too long.`);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);

  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, sealed]);
}

const derive = (from: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
