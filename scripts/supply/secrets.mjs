// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns that must never appear in a published file, by their kind. */
const SECRETS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an address with a password': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s/:@'"`$<]+:[^\s/:@'"`$<]+@/,
  'a key of a cloud':
    /\b(?:AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|npm_\w{36}|sk_live_\w{16,}|xox[abp]-[\w-]{10,})/,
  'a token of a registry': /_authToken\s*=/,
  'a password hash': /\$argon2id\$v=/,
  'a folder of a machine': /(?:^|["'`\s(])\/(?:home|root|Users|work)\/\w/m,
};

/**
 * The kind of a secret in a text, or undefined.
 *
 * @param {string} text
 * @param {readonly string[]} [own]
 */
export const secretIn = (text, own = []) =>
  Object.entries(SECRETS).find(([, pattern]) => pattern.test(text))?.[0] ??
  (own.some((value) => text.includes(value)) ? 'a value of this environment' : undefined);

/**
 * Checks every text file below a folder: `file: what was found`. Compressed copies are skipped.
 *
 * @param {string} folder
 * @param {readonly string[]} [own]
 */
export function secretsIn(folder, own = []) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|json|map|svg|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = names.flatMap((name) => {
    const secret = secretIn(readFileSync(name, 'utf8'), own);
    return secret === undefined ? [] : [`${name}: ${secret}`];
  });
  return { files: names.length, found };
}
