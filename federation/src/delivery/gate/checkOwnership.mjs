// @ts-check
import { matchPath } from 'react-router-dom';
import { HOME } from '../registry/registry.mjs';

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
  '/shared_report/:token',
  '/alarm',
  '/alarms',
  HOME,
];

/** The shell's own entries of the navigation; a remote's entry replaces that of the reports. */
const SHELL_LABELS = ['Home', 'होम'];

/** The slots with a part of several remotes; any other one shows one part. */
const SHARED_SLOTS = ['desk', 'home', 'search'];

/** @typedef {import('../../registry').RemoteVersion} RemoteVersion */

/** The label of an entry, also in other languages. @param {import('../../registry').NavigationItem} item */
const labelsOf = ({ label, labels = {} }) => [label, ...Object.values(labels)];

/**
 * The addresses, navigation entries, slots and calls of a remote that belong to another remote or to the shell.
 *
 * @param {import('../../registry').Registry} live
 * @param {string} name
 * @param {Pick<RemoteVersion, 'paths' | 'navigation' | 'links' | 'within' | 'slots' | 'prefetch'> & Partial<Pick<RemoteVersion, 'extensions'>>} version
 * @returns {string[]} sentences
 */
export function checkOwnership(
  live,
  name,
  { paths, navigation, links = {}, within = {}, extensions = [], slots = {}, prefetch = {} },
) {
  const owners = [
    { owner: 'the shell', theirs: SHELL_PATHS, labels: SHELL_LABELS, entries: [HOME], fills: [] },
    ...live.remotes
      .filter((remote) => remote.name !== name)
      .map((remote) => ({
        owner: remote.name,
        theirs: remote.paths,
        labels: remote.navigation.flatMap(labelsOf),
        entries: remote.navigation.map(({ path }) => path),
        fills: (remote.extensions ?? []).filter((slot) => !SHARED_SLOTS.includes(slot)),
      })),
  ];
  const isForeign = (/** @type {string} */ path) =>
    !paths.some((own) => matchPath(own, path.replace(/\?.*/, '')));
  const foreign = navigation.filter(({ path }) => isForeign(path));
  return [
    ...owners.flatMap(({ owner, theirs, labels, entries, fills }) => [
      ...paths
        .filter((path) => theirs.some((one) => matchPath(one, path) || matchPath(path, one)))
        .map((path) => `${name} claims ${path}, which belongs to ${owner}.`),
      ...navigation
        .flatMap(labelsOf)
        .filter((label) => labels.includes(label))
        .map((label) => `${name} has a navigation entry ${label}, which belongs to ${owner}.`),
      ...extensions
        .filter((slot) => fills.some((theirs) => theirs === slot))
        .map((slot) => `${name} fills the slot ${slot}, which ${owner} fills.`),
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
        .map((path) => `${name} puts ${path} into the section ${section}, but does not own that address.`),
    ),
    ...Object.keys(slots)
      .filter(isForeign)
      .map((path) => `${name} has a slot at ${path}, which is not one of its addresses.`),
    ...Object.keys(prefetch)
      // Its part of Home has calls of its own.
      .filter((path) => isForeign(path) && !(path === HOME && extensions.includes('home')))
      .map((path) => `${name} names the first calls of ${path}, which is not one of its addresses.`),
  ];
}
