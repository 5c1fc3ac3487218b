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

/**
 * The addresses and navigation entries of a remote that belong to another remote or to the shell.
 *
 * @param {import('../registry').Registry} live
 * @param {string} name
 * @param {Pick<import('../registry').RemoteVersion, 'paths' | 'navigation'>} version
 * @returns {string[]} sentences
 */
export function ownershipFaults(live, name, { paths, navigation }) {
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
  const foreign = navigation.filter(({ path }) => !paths.some((own) => matchPath(own, path)));
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
        `${name} has a navigation entry ${label} to ${path}, which is none of its addresses.`,
    ),
  ];
}
