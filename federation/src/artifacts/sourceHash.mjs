// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.|(^|[\\/])testing[\\/]/;

/**
 * The hash of a package's sources without its tests. An archive has them compiled, and has this hash as `content` in its
 * package.json (`create/packShared.mjs`).
 *
 * @param {string} folder the package's folder
 */
export function sourceHash(folder) {
  const hash = createHash('sha256');
  const sources = path.join(folder, 'src');
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(file) && !TEST.test(file))
      hash.update(`${file.split(path.sep).join('/')}\0`).update(readFileSync(path.join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}
