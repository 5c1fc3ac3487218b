// @ts-check
import path from 'node:path';
import { readJson } from './workspace.mjs';

/** The address of Home, to which remotes add parts. */
export const HOME = '/amc_count';

/**
 * A `remote.json` as it is deployed.
 *
 * @typedef {import('../registry').RemoteDescription & { name: string, screens?: Readonly<Record<string, readonly string[]>> }} WholeDescription
 */

/**
 * A `remote.json` as it is written: an address of a screen is in `screens` only, any other one in `withoutScreen`. One
 * with `paths` is whole.
 *
 * @typedef {Omit<WholeDescription, 'paths'> & { paths?: readonly string[], withoutScreen?: readonly string[] }} WrittenDescription
 */

/**
 * Adds what `screens` says already: the paths, and to the first section the screens that no other one names.
 *
 * @param {WrittenDescription} written
 * @returns {WholeDescription}
 */
export function completeDescription(written) {
  const { name, contract, roles, paths, withoutScreen = [], ...others } = written;
  if (paths) return { ...written, paths };
  if (!others.screens) throw new Error(`${name} names no screens, and no paths.`);
  const own = Object.values(others.screens)
    .flat()
    .filter((address) => address !== HOME);
  const [first, ...further] = others.navigation;
  const elsewhere = [
    ...others.navigation.flatMap(({ path: entry, within = [] }) => [entry, ...within]),
    ...Object.values(others.within ?? {}).flat(),
  ];
  const rest = own.filter((address) => !elsewhere.includes(address));
  return {
    ...{ name, contract, ...(roles && { roles }), paths: [...new Set([...own, ...withoutScreen])] },
    ...others,
    navigation:
      first && !first.within && rest[0] ? [{ ...first, within: rest }, ...further] : others.navigation,
  };
}

/** The whole description of a remote. @param {string} dir its folder @returns {ReturnType<typeof readJson>} */
export const readDescription = (dir) => completeDescription(readJson(path.join(dir, 'remote.json')));
