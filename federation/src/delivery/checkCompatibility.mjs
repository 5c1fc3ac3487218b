// @ts-check
import { checkRemote, checkShell } from './gate.mjs';
import { readRecord } from './records.mjs';
import { versionsIn } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * The reasons why versions must not be deployed together: each remote is compared with the shell that it would meet,
 * and a shell with all remotes that it would meet.
 *
 * @param {Store} store
 * @param {Registry} before
 * @param {Registry} after the registry with all the versions
 * @param {readonly import('./Stage').Stage[]} stages
 * @returns {Promise<string[]>} sentences
 */
export async function checkCompatibility(store, before, after, stages) {
  const candidate = stages.find(({ record }) => record)?.record;
  const shell = candidate ?? (await readRecord(store, 'shell', after.shell.version));
  const violations = stages.flatMap(({ described, manifest }) => {
    if (!described) return [];
    const { expects = {}, uses = {}, look } = described;
    const known = manifest ?? { packages: {}, provides: {}, expects, uses, ...(look ? { look } : {}) };
    return checkRemote(after, described, known, shell);
  });
  if (candidate) violations.push(...(await checkDeployedRemotes(store, before, after, stages, candidate)));
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
 * @param {readonly import('./Stage').Stage[]} stages these are compared by themselves
 * @param {ShellRecord} candidate
 */
async function checkDeployedRemotes(store, before, after, stages, candidate) {
  const isStaged = (/** @type {string} */ version) => stages.some((stage) => stage.version === version);
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
 * @param {readonly import('./Stage').Stage[]} stages
 * @returns {Promise<{ name: string, shared: string }[]>} the remotes, with the packages as `name@version`
 */
export async function findHiddenDifferences(store, after, stages) {
  const candidate = stages.find(({ record }) => record)?.record;
  const shell = candidate ?? (await readRecord(store, 'shell', after.shell.version));
  const { contents: ofShell = {} } = shell ?? {};
  const found = after.remotes.map(async ({ name, version }) => {
    const staged = stages.find((stage) => stage.name === name)?.described;
    if (!staged && !candidate) return [];
    const remote = staged ?? (await readRecord(store, name, version));
    return Object.entries(remote?.contents ?? {})
      .filter(([shared, hash]) => ofShell[shared] !== undefined && ofShell[shared] !== hash)
      .map(([shared]) => ({ name, shared }));
  });
  return (await Promise.all(found)).flat();
}
