// @ts-check
import semver from 'semver';
import { ownershipFaults } from './ownershipFaults.mjs';
import { entryOf } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('../build/BuildManifestPlugin.mjs').BuildManifest} BuildManifest
 * @typedef {import('./registryChanges.mjs').DescribedRemote} DescribedRemote
 *
 * @typedef {object} Expectations what a version of a remote expects of a shell, as it is recorded when it is deployed
 * @property {Record<string, string>} expects the modules that it takes, with the accepted range of versions
 * @property {Record<string, string[]>} [uses] of our own modules, the exports that it uses
 *
 * @typedef {object} Offer
 * @property {Record<string, string>} provides the modules that a shell shares, with their versions
 * @property {Record<string, string[]>} [exports] of our own modules; missing for an older shell
 */

/** Modules with one copy on the page, the shell's: a second one would have no session, no routes, no context. */
const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  '@smart-elevator/shared-api/client',
];

/** The packages that may import the look's libraries: the look, and they themselves. */
const OF_THE_LOOK = /^(@smart-elevator\/shared-ui|antd$|@ant-design\/|@rc-component\/)/;

/** The range that the shell's loader supports: `^` and three numbers. */
const CARET = /^\^\d+\.\d+\.\d+$/;

/**
 * The reasons why a remote must not be deployed with the current shell and remotes; [] if it may.
 *
 * @param {Registry} live
 * @param {DescribedRemote} candidate
 * @param {BuildManifest} brought what its build contains and expects
 * @param {Offer | undefined} offer of the deployed shell; undefined if unknown
 * @returns {string[]} sentences
 */
export function remoteFaults(live, { name, version }, brought, offer) {
  return [
    ...contractFaults(name, version, live.shell.contract),
    ...copyFaults(name, brought),
    ...expectationFaults(name, brought, offer),
    ...ownershipFaults(live, name, version),
  ];
}

/**
 * The reasons why the shell must not be deployed with the deployed remotes.
 *
 * @param {Registry} live
 * @param {{ shell: import('../registry').DeployedShell } & Offer} candidate
 * @param {Record<string, string> | undefined} [provided] the modules that the former shell shared, if a deployed remote
 *   does not tell which of them it takes
 * @param {readonly ({ name: string } & Expectations)[]} [expectations] of the other remotes
 * @returns {string[]} sentences
 */
export function shellFaults(live, { shell, ...offer }, provided = {}, expectations = []) {
  const { provides } = offer;
  const contracts = live.remotes.flatMap((remote) =>
    [remote, ...(remote.canary ? [remote.canary] : [])].flatMap((version) =>
      contractFaults(remote.name, version, shell.contract),
    ),
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
  const expected = expectations.flatMap((one) => expectationFaults(one.name, one, offer));
  const taken = live.remotes.flatMap((remote) =>
    ownershipFaults({ ...live, remotes: [] }, remote.name, { ...remote, navigation: [] }),
  );
  return [...contracts, ...offers, ...expected, ...taken];
}

/**
 * @param {string} name
 * @param {RemoteVersion} version
 * @param {string} contract
 */
function contractFaults(name, version, contract) {
  if (!CARET.test(version.contract))
    return [
      `${name} ${version.version} names the contract ${version.contract}, which is not a range such as ^0.1.0.`,
    ];
  if (contract === '' || semver.satisfies(contract, version.contract)) return [];
  return [`${name} ${version.version} needs the contract ${version.contract}; the shell has ${contract}.`];
}

/**
 * What a remote would miss. It has its own copy of shared-ui, which it uses when the version of the shell's is not in
 * its range.
 *
 * @param {string} name
 * @param {Expectations} expectations
 * @param {Offer | undefined} offer
 */
function expectationFaults(name, { expects, uses = {} }, offer) {
  if (!offer) return [];
  const { provides, exports = {} } = offer;
  return Object.entries(expects).flatMap(([one, range]) => {
    const fits = semver.satisfies(provides[one] ?? '', range);
    if (!fits)
      return isSingle(one)
        ? [`${name} uses ${one} ${range} of the shell, which has ${provides[one] ?? 'none'}.`]
        : [];
    const offered = exports[one];
    const missing = (uses[one] ?? []).filter((used) => used !== '*' && offered && !offered.includes(used));
    return missing.map(
      (used) => `${name} uses ${used} of ${one} ${range}, which the shell's ${provides[one]} does not have.`,
    );
  });
}

/**
 * The packages in the build that must be the shell's, also by a deep import or within another package. The look brings
 * its own libraries where it does not fit the shell's; nothing else may import them, since their context (theme,
 * language, styles) would be another one.
 *
 * @param {string} name
 * @param {BuildManifest} brought
 */
function copyFaults(name, { packages, importers = {} }) {
  const copies = ONE_COPY.filter((one) => one in packages).map(
    (one) =>
      `${name} contains its own copy of ${one} ${packages[one]}. Use the shell's: federation/webpack does.`,
  );
  const contexts = Object.entries(importers).flatMap(([one, by]) =>
    by
      .filter((importer) => !OF_THE_LOOK.test(importer))
      .map(
        (importer) =>
          `${name} contains its own copy of the context of ${one}, imported by ${importer}. Use the parts of shared-ui.`,
      ),
  );
  return [...copies, ...contexts];
}

/** @param {string} name */
const isSingle = (name) =>
  ONE_COPY.some(
    (one) => name === one || (one !== 'react' && name.startsWith(`${one}/`)) || name === 'react/jsx-runtime',
  );

/**
 * The budget violations of the remote: of the scripts that its first visit loads, of all files that a screen loads, and
 * of all its scripts together.
 *
 * @param {DescribedRemote} candidate
 * @param {Record<string, number>} sizes of its files as they are sent, in bytes, by name
 * @param {{ first?: number, screen?: number, total?: number }} budgets of `remote.json`, in bytes
 * @returns {string[]} sentences
 */
export function budgetFaults({ name, version }, sizes, { first, screen, total } = {}) {
  if (first === undefined || screen === undefined || total === undefined)
    return [
      `${name} names no budget: "budgets": { "first": bytes, "screen": bytes, "total": bytes } in its remote.json.`,
    ];
  const base = `/mf/${name}/${version.version}/`;
  const bytesOf = (/** @type {readonly string[]} */ files) =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes[file.slice(base.length)] ?? 0), 0);
  const initial = [version.entry, ...version.preload];
  const all = Object.keys(version.chunks).map((file) => base + file);
  const over = (/** @type {string} */ what, /** @type {number} */ bytes, /** @type {number} */ budget) =>
    bytes > budget
      ? [`${name} ${what.replace('%', `${bytes} bytes`)}; its budget is ${budget} (remote.json).`]
      : [];
  return [
    ...over('sends % at first', bytesOf(initial), first),
    ...(version.screenFiles ?? []).flatMap(({ paths, files }) =>
      over(`sends % for the screen ${paths[0]}`, bytesOf([...initial, ...files]), screen),
    ),
    ...over('has % of scripts', bytesOf(all), total),
  ];
}

/**
 * Whether the same remote, or the shell, was changed since the gate ran.
 *
 * @param {Registry} seen
 * @param {Registry} now
 * @param {string} name
 */
export const hasChangedSince = (seen, now, name) =>
  JSON.stringify(entryOf(seen, name)) !== JSON.stringify(entryOf(now, name));
