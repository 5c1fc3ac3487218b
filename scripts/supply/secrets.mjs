// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What must never stand in a file that is given out, by what it is. */
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
 * Whether a text holds something secret: what it is, or undefined.
 *
 * @param {string} text
 * @param {readonly string[]} [own]
 */
export const secretIn = (text, own = []) =>
  Object.entries(SECRETS).find(([, pattern]) => pattern.test(text))?.[0] ??
  (own.some((value) => text.includes(value)) ? 'a value of this environment' : undefined);

/**
 * Of every file below a folder that can be read as text: `file: what was found`. Packed twins are left out.
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
