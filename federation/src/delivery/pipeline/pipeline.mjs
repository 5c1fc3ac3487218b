// @ts-check
/**
 * @import { Provenance } from '../../Provenance'
 * @import { Registry } from '../../registry'
 * @import { Release } from '../registry/releases.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { CheckNotRunError, DeployRejectedError, refuse } from '../DeployRejectedError.mjs';
import { checkConsole } from '../gate/checkConsole.mjs';
import { changedMeanwhile, stateOf } from '../registry/changes.mjs';
import { authorize } from '../registry/deployers.mjs';
import { findBadVersions, storeRecord } from '../registry/records.mjs';
import { readDeployedRegistry, titleOf, updateRegistry } from '../registry/registry.mjs';
import { checkServedFiles, checkStoredFiles, storePages, upload } from './files.mjs';
import { recordAsBad, restoreEntries } from './wayBack.mjs';

/** Loaded by a deploy: the judge of canaries, which the server's build contains, needs no router. */
const compatibility = () => import('../gate/compatibility.mjs');

/** Nothing is deployed twice, and nothing that does not fit. */
const CHECKS = [isOther, isNotBad, isCompatible];
/** The new files, while the registry stays. */
const UPLOAD = [isAllowedByConsole, passesGate, noteDifferences, uploadFiles];
const GO_LIVE = [changeRegistry, putPages, checkLivePage];

/** The steps of each command, in their order. A step that refuses ends the command. */
const STEPS = {
  deploy: [...CHECKS, ...UPLOAD, ...GO_LIVE],
  preview: [...CHECKS, ...UPLOAD],
  rollback: [...CHECKS, areFilesStored, noteDifferences, ...GO_LIVE, markLeftAsBad],
  promoteCanary: [areFilesStored, isAuthorized, changeEntry],
  endCanary: [changeEntry, markLeftAsBad],
  switchOn: [isOther, areFilesStored, changeEntry],
  switchOff: [isOther, changeEntry],
};

/**
 * The checks in a browser. Each throws a `DeployRejectedError` with its reason.
 *
 * @typedef {object} Checks
 * @property {(after: Registry) => Promise<readonly string[] | void>} [gate] before anything is uploaded; the names of
 *   what it checked
 * @property {(after: Registry) => Promise<void>} livePage after the registry was changed
 *
 * @typedef {object} Options
 * @property {Store} store
 * @property {Provenance} provenance who does it, and the checks so far
 * @property {string} [url] where the console is served, if something is uploaded
 * @property {Checks} [checks]
 * @property {boolean} [force] also a version that is recorded as bad
 * @property {string} [reason] why the versions that are left are bad
 * @property {readonly string[] | undefined} [tokens] of the caller
 * @property {(sentence: string) => void} [log]
 * @property {() => Date} [now]
 *
 * @typedef {object} Progress
 * @property {readonly Release[]} releases
 * @property {Registry} seen at the start
 * @property {Registry} before the change
 * @property {Registry} after the change
 * @property {(string | undefined)[]} undone sentences about what could not be done after the change, which stays
 * @property {string | undefined} [warning] about the registry, which is changed
 *
 * @typedef {Options & Progress} Run what the steps of a command share
 */

/**
 * Runs the steps of a command. Versions go live together, by one change of the registry. Others may deploy other packages meanwhile; if
 * somebody deployed one of these meanwhile, that deploy stays, and this one throws.
 *
 * @param {keyof typeof STEPS} command
 * @param {readonly Release[]} releases
 * @param {Options} options
 * @returns {Promise<Registry>} the registry after it
 */
export async function run(command, releases, options) {
  const { registry: seen } = await readDeployedRegistry(options.store);
  /** @type {Run} */
  const state = { ...options, releases, seen, before: seen, after: seen, undone: [] };
  for (const step of STEPS[command]) await step(state);
  const undone = [state.warning, ...state.undone].filter(Boolean);
  const live = releases.map(({ name }) => stateOf(state.after, name)).join(', ');
  if (undone.length > 0) refuse([`The change is live: ${live}. But:`, ...undone]);
  return state.after;
}

/** @param {Run} state */
async function isOther({ releases, seen }) {
  for (const { violations } of releases) refuse(violations(seen));
}

/** @param {Run} state */
async function isNotBad({ store, releases, force }) {
  if (!force) refuse(await findBadVersions(store, releases));
}

/** The versions fit the shell and the other remotes. @param {Run} state */
async function isCompatible(state) {
  const { store, seen, releases } = state;
  state.after = applied(state, seen);
  const { checkCompatibility } = await compatibility();
  refuse(await checkCompatibility(store, seen, state.after, releases));
  pass(state, 'compatibility');
}

/** @param {Run} state */
async function isAllowedByConsole({ url = '', releases }) {
  for (const { described, record } of releases)
    refuse(
      await checkConsole(url, { origin: described?.version.origin, contract: record?.shell.contract ?? '' }),
    );
}

/** @param {Run} state */
async function passesGate(state) {
  if (!state.checks?.gate) return;
  pass(state, ...((await state.checks.gate(state.after)) ?? []));
  state.log?.('The gate passed.');
}

/** @param {Run} state */
async function areFilesStored(state) {
  const { store, releases } = state;
  for (const release of releases) refuse(await checkStoredFiles(store, release), 'stored files');
  pass(state, 'stored files');
}

/** @param {Run} state */
async function isAuthorized({ store, releases, tokens }) {
  for (const { name } of releases) await authorize(store, [name], tokens);
}

/** Shared packages of the same version with another content are no fault, since the shell's are used. @param {Run} state */
async function noteDifferences(state) {
  const { store, after, releases, log } = state;
  const { findHiddenDifferences } = await compatibility();
  const differences = await findHiddenDifferences(store, after, releases);
  for (const { name, shared } of differences)
    log?.(`${name} was built with other sources of ${shared} than the shell, and runs with the shell's.`);
  const differs = [...new Set(differences.map(({ shared }) => shared))];
  if (differs.length > 0) state.provenance = { ...state.provenance, differs };
}

/** Uploads files and fetches each from the console. @param {Run} state */
async function uploadFiles(state) {
  let fetched = 0;
  const { store, url = '', provenance, releases, log } = state;
  for (const release of releases) {
    const { name, version, record, described } = release;
    const uploaded = await upload(store, release);
    for (const one of [record, described]) if (one) await storeRecord(store, { ...one, provenance });
    fetched += uploaded.length;
    log?.(`Uploaded ${titleOf(name)} ${version}: ${uploaded.length} files.`);
    refuse(await checkServedFiles(url, uploaded, described?.version.origin));
  }
  log?.('Every file is served as it was uploaded.');
  if (fetched > 0) pass(state, 'files');
}

/** Changes the registry to the versions that were checked. @param {Run} state */
async function changeRegistry(state) {
  const { store, seen, releases, log } = state;
  const { checkCompatibility } = await compatibility();
  const changed = await updateRegistry(store, async (live) => {
    for (const { name } of releases) refuse(changedMeanwhile(seen, live, name));
    const next = applied(state, live);
    // A deploy of another remote meanwhile may have changed what the shell must fit.
    refuse(await checkCompatibility(store, live, next, releases));
    return next;
  });
  Object.assign(state, changed);
  log?.(`The registry is at ${state.after.revision}.`);
}

/** Changes entries that keep their versions: whatever is deployed meanwhile. @param {Run} state */
async function changeEntry(state) {
  Object.assign(state, await updateRegistry(state.store, (live) => applied(state, live)));
}

/** The pages of a shell refer to its other files. If one cannot be stored, the former entries are restored. @param {Run} state */
async function putPages(state) {
  try {
    for (const { record } of state.releases) await storePages(state.store, record);
  } catch (error) {
    const warning = await restoreEntries(state);
    const why = error instanceof Error ? error.message : String(error);
    refuse([
      `The pages of the shell could not be stored, so the previous version was restored: ${why}`,
      warning,
    ]);
  }
}

/** If it fails, the former entries are restored, and the versions are bad; if it cannot run, they stay. @param {Run} state */
async function checkLivePage(state) {
  const { checks, releases, after, undone } = state;
  try {
    await checks?.livePage(after);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const names = releases.map(({ name }) => (name === 'shell' ? 'the shell' : name)).join(' and ');
    if (error instanceof CheckNotRunError) {
      undone.push(
        `The check of the live page could not run, so nothing was restored. Please look at ${names} in a browser. ${why}`,
      );
      return;
    }
    const warning = await restoreEntries(state);
    // Otherwise no page has loaded the versions.
    const bad = error instanceof DeployRejectedError ? [] : releases;
    const unrecorded = await recordAsBad(state, bad, `The live page failed: ${why}`);
    refuse([
      `The live page failed, so the previous version of ${names} was restored: ${why}`,
      warning,
      ...unrecorded,
    ]);
  }
}

/** A canary that somebody else has promoted or ended meanwhile is not left. @param {Run} state */
async function markLeftAsBad(state) {
  const { releases, before, after, reason = '', undone } = state;
  if (before.revision === after.revision) return;
  const left = releases.flatMap(({ name, left: version }) => (version ? [{ name, version }] : []));
  undone.push(...(await recordAsBad(state, left, reason)));
}

/** A check passed: the record names it. @param {Run} state @param {string[]} checks */
function pass(state, ...checks) {
  state.provenance = { ...state.provenance, checks: [...state.provenance.checks, ...checks] };
}

/** @param {Run} state @param {Registry} live */
const applied = ({ releases, provenance, now = () => new Date() }, live) =>
  releases.reduce((registry, release) => release.apply(registry, provenance, now()), live);
