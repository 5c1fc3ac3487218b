import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './StartupError';

/**
 * The minimum length of the secret, whether it is given or generated: 32 bytes are the key of HS256 (RFC 7518, 3.2).
 */
export const MIN_SECRET_LENGTH = 32;

/**
 * The secret that signs tokens, generated on the first start and stored in the data directory, readable only by its
 * owner.
 */
export function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'jwt-secret');
  if (!existsSync(file)) makeSecret(file);
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartupError(
    `${file} contains no usable secret. Please remove it; a new one is created, and all users sign in again.`,
  );
}

/** Written to a temporary file and renamed, so that a crash leaves no partial secret. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
