// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, readJson } from './lockFileErrors.mjs';

/** Licences that allow selling a product without publishing its source, by their SPDX names. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // It requires the source of changed files; we change none.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages without a licence in their package.json, and the licence of their licence file. */
const READ = new Map([['png-js', 'MIT']]);

/**
 * Packages of a library that is loaded unchanged as a shared library, which the LGPL allows a product that is sold: libvips,
 * which sharp brings for each platform.
 */
const SHARED_LIBRARY = /^@img\/sharp-[\w-]+$/;
const LGPL = 'LGPL-3.0-or-later';

/** The innermost group of an SPDX expression. */
const GROUP = /\(([^()]*)\)/;

/**
 * Whether an SPDX expression with AND and OR is allowed; AND binds more tightly.
 *
 * @param {string} expression
 */
export function isAllowed(expression) {
  const isFlatAllowed = (/** @type {string} */ flat) =>
    flat.split(' OR ').some((one) => one.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
  let left = expression;
  while (GROUP.test(left)) left = left.replace(GROUP, (_, group) => (isFlatAllowed(group) ? 'MIT' : 'NONE'));
  return isFlatAllowed(left);
}

/**
 * The number of packages per licence, and the packages whose licence is not allowed or unknown.
 *
 * @param {string} root
 * @param {import('./lockFileErrors.mjs').Lock} [lock]
 */
export function licencesOf(root, lock = readJson(join(root, 'package-lock.json'))) {
  /** @type {Map<string | undefined, number>} */
  const counts = new Map();
  /** @type {string[]} */
  const refused = [];
  for (const [name, { license }] of packagesOf(lock)) {
    const licence = license ?? declaredBy(root, name) ?? READ.get(name);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    const judged = SHARED_LIBRARY.test(name) ? licence?.replace(LGPL, 'MIT') : licence;
    if (judged === undefined || !isAllowed(judged))
      refused.push(`${name}: ${licence ?? 'no licence is named'}`);
  }
  return { counts, refused };
}

/** @param {string} root @param {string} name */
function declaredBy(root, name) {
  const file = join(root, 'node_modules', name, 'package.json');
  const declared = existsSync(file) ? readJson(file).license : undefined;
  return typeof declared === 'string' ? declared : undefined;
}
