import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type DecipherGCM } from 'node:crypto';
import { StartupError } from '../../config/StartupError';

/** An encrypted backup begins with this, its salt and its nonce, and ends with the tag of AES-256-GCM. */
export const ENCRYPTED = Buffer.from('SEMBKUP1');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const HEAD_BYTES = ENCRYPTED.length + SALT_BYTES + NONCE_BYTES;
const TAG_BYTES = 16;

type Chunks = AsyncIterable<Buffer>;

/** Each file has a key of its own, so that no nonce is used twice with one. */
const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'backup', 32));

/** Encrypts a stream; without a secret it stays as it is. */
export const encrypt = (secret: string | undefined) =>
  async function* (source: Chunks): AsyncGenerator<Buffer> {
    if (secret === undefined) return yield* source;
    const salt = randomBytes(SALT_BYTES);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
    yield Buffer.concat([ENCRYPTED, salt, nonce]);
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };

/**
 * Decrypts a stream; one that is not encrypted stays as it is. The last chunk is an error if anything was changed, so
 * nothing may be stored before. Throws a StartupError without a secret.
 */
export const decrypt = (secret: string | undefined) =>
  async function* (source: Chunks): AsyncGenerator<Buffer> {
    let decipher: DecipherGCM | undefined;
    let isPlain = false;
    let rest = Buffer.alloc(0);
    for await (const chunk of source) {
      rest = Buffer.concat([rest, chunk]);
      if (!decipher && !isPlain && rest.length >= HEAD_BYTES) {
        isPlain = !rest.subarray(0, ENCRYPTED.length).equals(ENCRYPTED);
        if (!isPlain) {
          if (secret === undefined)
            throw new StartupError(
              'It is encrypted. Please set BACKUP_KEY to the key that it was written with.',
            );
          const nonceAt = ENCRYPTED.length + SALT_BYTES;
          const key = keyOf(secret, rest.subarray(ENCRYPTED.length, nonceAt));
          decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(nonceAt, HEAD_BYTES), {
            authTagLength: TAG_BYTES,
          });
          rest = rest.subarray(HEAD_BYTES);
        }
      }
      if (isPlain) {
        yield rest;
        rest = Buffer.alloc(0);
      } else if (decipher && rest.length > TAG_BYTES) {
        yield decipher.update(rest.subarray(0, -TAG_BYTES));
        rest = rest.subarray(-TAG_BYTES);
      }
    }
    if (!decipher) return yield rest;
    decipher.setAuthTag(rest);
    yield decipher.final();
  };
