// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The address of Home, to which remotes add parts. */
export const HOME = '/amc_count';

/**
 * A `remote.json` as it is deployed, and as it is written: the address of a screen is in `screens` only, any other one in
 * `withoutScreen`. One with `paths` is whole.
 *
 * @typedef {import('../registry').RemoteDescription & { name: string, screens?: Readonly<Record<string, readonly string[]>> }} WholeDescription
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
  const screens = Object.values(others.screens).flat();
  const own = screens.filter((address) => address !== HOME);
  const { navigation, within: abroad = {} } = others;
  const sections = navigation.flatMap(({ path: entry, within = [] }) => [entry, ...within]);
  const rest = own.filter((one) => ![...sections, ...Object.values(abroad).flat()].includes(one));
  const withRest = navigation.map((item, at) =>
    at > 0 || item.within || !rest[0] ? item : { ...item, within: rest },
  );
  const whole = { paths: [...new Set([...own, ...withoutScreen])], ...others, navigation: withRest };
  return { name, contract, ...(roles && { roles }), ...whole };
}

/** @param {string} text of a `remote.json` */
export const parseDescription = (text) => completeDescription(JSON.parse(text));

/** @param {string} dir the remote's folder @returns {ReturnType<typeof JSON.parse>} its whole description */
export const readDescription = (dir) => parseDescription(readFileSync(path.join(dir, 'remote.json'), 'utf8'));
