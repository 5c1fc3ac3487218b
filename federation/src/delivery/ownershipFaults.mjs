// @ts-check
import { matchPath } from 'react-router-dom';

/** The shell's own addresses (`shell/src/routes.tsx`). */
export const SHELL_PATHS = [
  '/',
  '/about',
  '/pricing_details',
  '/privacy_policy',
  '/delete_account',
  '/contact',
  '/android_app',
  '/login',
  '/new_dealer_registration',
  '/verify-email',
  '/invitation',
  '/amc_count',
];

/** The address of the shell's entry of the navigation. */
export const HOME = '/amc_count';

/** The shell's own entries of the navigation; its entry of the reports gives way to a remote's. */
const SHELL_LABELS = ['Home'];

/** @typedef {import('../registry').RemoteVersion} RemoteVersion */

/**
 * The addresses and navigation entries of a remote that belong to another remote or to the shell.
 *
 * @param {import('../registry').Registry} live
 * @param {string} name
 * @param {Pick<RemoteVersion, 'paths' | 'navigation' | 'links' | 'within'>} version
 * @returns {string[]} sentences
 */
export function ownershipFaults(live, name, { paths, navigation, links = {}, within = {} }) {
  const owners = [
    { owner: 'the shell', theirs: SHELL_PATHS, labels: SHELL_LABELS, entries: [HOME] },
    ...live.remotes
      .filter((remote) => remote.name !== name)
      .map((remote) => ({
        owner: remote.name,
        theirs: remote.paths,
        labels: remote.navigation.map(({ label }) => label),
        entries: remote.navigation.map(({ path }) => path),
      })),
  ];
  const isForeign = (/** @type {string} */ path) => !paths.some((own) => matchPath(own, path));
  const foreign = navigation.filter(({ path }) => isForeign(path));
  return [
    ...owners.flatMap(({ owner, theirs, labels, entries }) => [
      ...paths
        .filter((path) => theirs.some((one) => matchPath(one, path) || matchPath(path, one)))
        .map((path) => `${name} claims ${path}, which belongs to ${owner}.`),
      ...navigation
        .filter(({ label }) => labels.includes(label))
        .map(({ label }) => `${name} has a navigation entry ${label}, which belongs to ${owner}.`),
      ...navigation.flatMap(({ label, within = [] }) =>
        entries
          .filter((path) => within.some((one) => matchPath(one, path)))
          .map((path) => `${name} marks its navigation entry ${label} at ${path}, the entry of ${owner}.`),
      ),
    ]),
    ...foreign.map(
      ({ label, path }) =>
        `${name} has a navigation entry ${label} to ${path}, which is not one of its addresses.`,
    ),
    ...Object.entries(links)
      .filter(([, path]) => isForeign(path))
      .map(([link, path]) => `${name} has a link ${link} to ${path}, which is not one of its addresses.`),
    ...Object.entries(within).flatMap(([section, own]) =>
      own
        .filter(isForeign)
        .map((path) => `${name} puts ${path} into the section ${section}, and it is none of its addresses.`),
    ),
  ];
}
