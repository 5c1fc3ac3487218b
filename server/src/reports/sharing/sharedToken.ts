import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

/** What the token of a new link is made from, random. */
export const newSeed = (): Buffer => randomBytes(SEED_BYTES);

/**
 * The token of a link, 256 bits in base64url. Made from the stored seed with the server's secret, so that the dealer can copy the
 * link again, but not everybody who reads the database.
 */
export const tokenOf = (seed: Buffer, secret: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'shared reports', 32)))
    .update(seed)
    .digest('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
