// @ts-check
import semver from 'semver';
import { checkOwnership } from './checkOwnership.mjs';
import { entryOf, versionsIn } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('../artifacts/BuildManifest').BuildManifest} BuildManifest
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 *
 * @typedef {import('../artifacts/BuildManifest').Expectations} Expectations
 *
 * @typedef {object} Offer
 * @property {Record<string, string>} provides the modules that a shell shares, with their versions
 * @property {Record<string, string[]>} [exports] of our own modules; missing for an older shell
 */

/** Modules that exist once on the page, in the shell: a second copy would have no session, no routes, no context. */
const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  '@smart-elevator/shared-api/client',
];

/** The libraries of the client: their state is the shell's, with the sessions and the cached replies. */
const OF_THE_CLIENT = ['@tanstack/react-query', '@tanstack/query-core', 'zustand', 'ky'];

/** The packages that may import the look's libraries: the look, and they themselves. */
const OF_THE_LOOK = /^(@smart-elevator\/shared-ui|antd$|@ant-design\/|@rc-component\/|formik$)/;
const LOOK = '@smart-elevator/shared-ui/';
/** The interface between a remote and its host. A shell without it is older than these versions. */
const HOST = '@smart-elevator/federation/remote';

/** The range that the shell's loader supports: `^` and three numbers. */
const CARET = /^\^\d+\.\d+\.\d+$/;

/**
 * The reasons why a remote must not be deployed with the current shell and remotes; [] if it may.
 *
 * @param {Registry} live
 * @param {DescribedRemote} candidate
 * @param {BuildManifest} manifest what its build contains and expects
 * @param {Offer | undefined} offer of the deployed shell; undefined if unknown
 * @returns {string[]} sentences
 */
export function checkRemote(live, { name, version }, manifest, offer) {
  return [
    ...checkContract(name, version, live.shell.contract),
    ...checkCopies(name, manifest),
    ...checkExpectations(name, manifest, offer),
    ...checkOwnership(live, name, version),
  ];
}

/**
 * The reasons why the shell must not be deployed with the deployed remotes.
 *
 * @param {Registry} live
 * @param {{ shell: import('../registry').DeployedShell } & Offer} candidate
 * @param {Record<string, string> | undefined} [provided] the modules that the former shell shared, if a deployed remote
 *   does not record which of them it uses
 * @param {readonly ({ name: string } & Expectations)[]} [expectations] of the other remotes
 * @returns {string[]} sentences
 */
export function checkShell(live, { shell, ...offer }, provided = {}, expectations = []) {
  const { provides } = offer;
  const contracts = versionsIn(live).flatMap(({ name, version }) =>
    checkContract(name, version, shell.contract),
  );
  // The deployed remotes were checked against the former shell's modules: none may be missing or incompatible.
  const offers = Object.entries(provided)
    .filter(([name]) => isSingle(name))
    .filter(
      ([name, version]) => !semver.satisfies(provides[name] ?? '', `^${version.replace(/\.\d+$/, '.0')}`),
    )
    .map(
      ([name, version]) =>
        `The deployed remotes use ${name} ${version} of the shell, and this one has ${provides[name] ?? 'none'}.`,
    );
  const expected = expectations.flatMap((one) => checkExpectations(one.name, one, offer));
  const taken = live.remotes.flatMap((remote) =>
    checkOwnership({ ...live, remotes: [] }, remote.name, { ...remote, navigation: [] }),
  );
  return [...contracts, ...offers, ...expected, ...taken];
}

/**
 * @param {string} name
 * @param {RemoteVersion} version
 * @param {string} contract
 */
function checkContract(name, version, contract) {
  if (!CARET.test(version.contract))
    return [
      `${name} ${version.version} names the contract ${version.contract}, which is not a range such as ^0.1.0.`,
    ];
  if (contract === '' || semver.satisfies(contract, version.contract)) return [];
  return [`${name} ${version.version} needs the contract ${version.contract}; the shell has ${contract}.`];
}

/**
 * The modules and exports that a remote would lack. It has its own copy of shared-ui, which it uses when the version of the shell's is not in
 * its range; that copy still takes the client from the shell.
 *
 * @param {string} name
 * @param {Expectations} expectations
 * @param {Offer | undefined} offer
 */
function checkExpectations(name, { expects, uses = {}, look }, offer) {
  if (!offer) return [];
  const { provides, exports = {} } = offer;
  const fits = (/** @type {string} */ one, range = '') => semver.satisfies(provides[one] ?? '', range);
  /** @type {(who: string, one: string, range: string, names?: readonly string[]) => string[]} */
  const violationsOf = (who, one, range, names = []) => {
    if (!fits(one, range))
      return [`${who} uses ${one} ${range} of the shell, which has ${provides[one] ?? 'none'}.`];
    const offered = exports[one];
    return names
      .filter((used) => used !== '*' && offered && !offered.includes(used))
      .map(
        (used) => `${who} uses ${used} of ${one} ${range}, which the shell's ${provides[one]} does not have.`,
      );
  };
  const own = Object.entries(expects)
    .filter(([one, range]) => isSingle(one) || isKnownHost(one, provides) || fits(one, range))
    .flatMap(([one, range]) => violationsOf(name, one, range, uses[one]));
  const usesOwnLook = Object.entries(expects).some(
    ([one, range]) => one.startsWith(LOOK) && !fits(one, range),
  );
  if (!usesOwnLook || !look) return own;
  const ofLook = Object.entries(look.uses).flatMap(([one, names]) =>
    violationsOf(`The copy of shared-ui of ${name}`, one, look.client, names),
  );
  return [...own, ...ofLook];
}

/**
 * The packages in the build that must be the shell's, also by a deep import or within another package. The look brings
 * its own libraries where it does not fit the shell's; nothing else may import them, since their context (theme,
 * language, styles) would be another one.
 *
 * @param {string} name
 * @param {BuildManifest} manifest
 */
function checkCopies(name, { packages, importers = {} }) {
  const copies = ONE_COPY.filter((one) => one in packages).map(
    (one) =>
      `${name} contains its own copy of ${one} ${packages[one]}. Use the shell's copy, as federation/webpack configures it.`,
  );
  const states = OF_THE_CLIENT.filter((one) => one in packages).map(
    (one) =>
      `${name} contains its own copy of ${one} ${packages[one]}, with a state of its own. Use shared-api/client.`,
  );
  const contexts = Object.entries(importers).flatMap(([one, by]) =>
    by
      .filter((importer) => !OF_THE_LOOK.test(importer))
      .map(
        (importer) =>
          `${name} contains its own copy of the context of ${one}, imported by ${importer}. Use the modules of shared-ui.`,
      ),
  );
  return [...copies, ...states, ...contexts];
}

/** @param {string} name @param {Offer['provides']} provides */
const isKnownHost = (name, provides) => name === HOST && provides[HOST] !== undefined;

/** @param {string} name */
const isSingle = (name) =>
  ONE_COPY.some(
    (one) => name === one || (one !== 'react' && name.startsWith(`${one}/`)) || name === 'react/jsx-runtime',
  );

/**
 * Whether the same remote, or the shell, was changed since the gate ran.
 *
 * @param {Registry} seen
 * @param {Registry} now
 * @param {string} name
 */
export const hasChangedSince = (seen, now, name) =>
  JSON.stringify(entryOf(seen, name)) !== JSON.stringify(entryOf(now, name));
