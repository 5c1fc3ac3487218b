// @ts-check
/**
 * @import { BuildManifest, DescribedRemote, Expectations } from '../../artifacts/BuildManifest'
 * @import { ShellRecord } from '../../artifacts/describe.mjs'
 * @import { DeployedShell, Registry, RemoteVersion } from '../../registry'
 * @import { Release } from '../registry/releases.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import semver from 'semver';
import { readRecord } from '../registry/records.mjs';
import { versionsIn } from '../registry/registry.mjs';
import { checkOwnership } from './checkOwnership.mjs';

/**
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
 * @param {{ shell: DeployedShell } & Offer} candidate
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

/** @param {string} name @param {RemoteVersion} version @param {string} contract */
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
 * The reasons why versions must not be deployed together: each remote is compared with the shell that it would meet,
 * and a shell with all remotes that it would meet.
 *
 * @param {Store} store
 * @param {Registry} before
 * @param {Registry} after the registry with all the versions
 * @param {readonly Release[]} releases
 * @returns {Promise<string[]>} sentences
 */
export async function checkCompatibility(store, before, after, releases) {
  const candidate = releases.find(({ record }) => record)?.record;
  const shell = candidate ?? (await readRecord(store, 'shell', after.shell.version));
  const violations = releases.flatMap(({ described, manifest }) => {
    if (!described) return [];
    const { expects = {}, uses = {}, look } = described;
    const known = manifest ?? { packages: {}, provides: {}, expects, uses, ...(look ? { look } : {}) };
    return checkRemote(after, described, known, shell);
  });
  if (candidate) violations.push(...(await checkDeployedRemotes(store, before, after, releases, candidate)));
  // A remote of the set is compared from both sides.
  return [...new Set(violations)];
}

/**
 * Compares a shell with the deployed remotes: with the expectations that are stored with their versions, or, if a
 * version was deployed without them, with all that the former shell offered.
 *
 * @param {Store} store
 * @param {Registry} before
 * @param {Registry} after
 * @param {readonly Release[]} releases these are compared by themselves
 * @param {ShellRecord} candidate
 */
async function checkDeployedRemotes(store, before, after, releases, candidate) {
  const isStaged = (/** @type {string} */ version) => releases.some((release) => release.version === version);
  const versions = versionsIn(after).filter(({ version }) => !isStaged(version.version));
  const records = await Promise.all(
    versions.map(({ name, version }) => readRecord(store, name, version.version)),
  );
  const expectations = records.flatMap((one) => (one?.expects ? [{ ...one, expects: one.expects }] : []));
  const former =
    expectations.length === versions.length
      ? undefined
      : await readRecord(store, 'shell', before.shell.version);
  return checkShell(after, candidate, former?.provides, expectations);
}

/**
 * The shared packages that a remote was built with, and that its shell has in the same version with another content: the remote
 * runs with the shell's. No fault, since the public interface is the same; the version hides it.
 *
 * @param {Store} store
 * @param {Registry} after the registry with all the versions
 * @param {readonly Release[]} releases
 * @returns {Promise<{ name: string, shared: string }[]>} the remotes, with the packages as `name@version`
 */
export async function findHiddenDifferences(store, after, releases) {
  const candidate = releases.find(({ record }) => record)?.record;
  const shell = candidate ?? (await readRecord(store, 'shell', after.shell.version));
  const { contents: ofShell = {} } = shell ?? {};
  const found = after.remotes.map(async ({ name, version }) => {
    const staged = releases.find((release) => release.name === name)?.described;
    if (!staged && !candidate) return [];
    const remote = staged ?? (await readRecord(store, name, version));
    return Object.entries(remote?.contents ?? {})
      .filter(([shared, hash]) => ofShell[shared] !== undefined && ofShell[shared] !== hash)
      .map(([shared]) => ({ name, shared }));
  });
  return (await Promise.all(found)).flat();
}
