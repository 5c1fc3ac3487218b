import { createHmac, randomInt } from 'node:crypto';

const DIGITS = 6;

/** A new one-time code for a closing: six digits. */
export const newClosingCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * What the database keeps of it. Six digits are soon tried through, so the hash is keyed: whoever has only the database
 * cannot try them. Spaces, as they are typed between digits, do not count.
 */
export const closingHash = (secret: string, ticket_id: number, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`closing:${ticket_id}:${code.replace(/\s/g, '')}`)
    .digest();
