// @ts-check
import { findBadVersions, markBad } from './badVersions.mjs';
import { checkCompatibility, findHiddenDifferences } from './checkCompatibility.mjs';
import { checkContract } from './checkContract.mjs';
import { CheckNotRunError, DeployRejectedError, refuse } from './DeployRejectedError.mjs';
import { hasChangedSince } from './gate.mjs';
import { checkOrigin } from './otherOrigin.mjs';
import { readRecord } from './records.mjs';
import { entryOf, titleOf, withEntry } from './registryChanges.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';
import { checkServedFiles } from './upload.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../Provenance').Provenance} Provenance
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 * @typedef {import('./Stage').Stage} Stage
 *
 * The checks around a deploy. Each throws a `DeployRejectedError` with its reason.
 *
 * @typedef {object} Checks
 * @property {(after: Registry) => Promise<readonly string[] | void>} gate before anything is uploaded; the names of
 *   what it checked
 * @property {(after: Registry) => Promise<void>} livePage after the registry was changed
 *
 * @typedef {object} Options
 * @property {Store} store
 * @property {string} url where the console is served
 * @property {Checks} checks
 * @property {Provenance} provenance
 * @property {boolean} [force] also a version that is recorded as bad
 * @property {boolean} [preview] only uploads: the registry stays
 * @property {(sentence: string) => void} [log]
 * @property {() => Date} [now]
 */

/**
 * Deploys versions together: gate, upload, check of every file over HTTP, one change of the registry, live page; if
 * that fails, the former entries are restored and the versions recorded as bad; if it cannot run, the versions stay. Others may deploy other packages meanwhile; if somebody deployed one
 * of these meanwhile, that deploy stays, and this one throws.
 *
 * @param {readonly Stage[]} stages
 * @param {Options} options
 * @returns {Promise<{ revision: string }>}
 */
export async function deployStages(
  stages,
  { store, url, checks, provenance, force = false, preview = false, log = () => {}, now = () => new Date() },
) {
  const { registry: seen } = await readDeployedRegistry(store);
  for (const stage of stages) stage.refuse(seen);
  if (!force) refuse(await findBadVersions(store, stages));
  const candidate = applied(stages, seen, provenance, now());
  refuse(await checkCompatibility(store, seen, candidate, stages));
  for (const { described, record } of stages) {
    refuse(await checkOrigin(url, described?.version.origin));
    refuse(await checkContract(url, record?.shell.contract ?? ''));
  }
  const gated = (await checks.gate(candidate)) ?? [];
  const differences = await findHiddenDifferences(store, candidate, stages);
  for (const { name, shared } of differences)
    log(`${name} was built with other sources of ${shared} than the shell, and runs with the shell's.`);
  const differs = [...new Set(differences.map(({ shared }) => shared))];
  const passed = {
    ...provenance,
    checks: [...provenance.checks, 'compatibility', ...gated],
    ...(differs.length > 0 ? { differs } : {}),
  };

  let fetched = 0;
  for (const stage of stages) {
    const uploaded = await stage.upload(passed);
    fetched += uploaded.length;
    log(`Uploaded ${titleOf(stage.name)} ${stage.version}: ${uploaded.length} files.`);
    refuse(await checkServedFiles(url, uploaded, stage.described?.version.origin));
  }
  log('Every file is served as it was uploaded.');
  if (preview) return { revision: seen.revision };

  const checked = fetched > 0 ? { ...passed, checks: [...passed.checks, 'files'] } : passed;
  const { before, after } = await updateRegistry(store, async (live) => {
    for (const { name } of stages) refuseIfChanged(seen, live, name);
    const next = applied(stages, live, checked, now());
    // A deploy of another remote meanwhile may have changed what the shell must fit.
    refuse(await checkCompatibility(store, live, next, stages));
    return next;
  });
  log(`The registry is at ${after.revision}.`);
  const shell = stages.find(({ record }) => record)?.record;
  if (shell) await putPages(store, shell);
  try {
    await checks.livePage(after);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const names = stages.map(({ name }) => (name === 'shell' ? 'the shell' : name)).join(' and ');
    if (error instanceof CheckNotRunError)
      throw new CheckNotRunError(
        `The check of the live page could not run, so nothing was restored: ${stages.map(({ name, version }) => `${name} is at ${version}`).join(', ')}. Please look at ${names} in a browser. ${reason}`,
      );
    await restoreEntries(store, stages, before, after);
    // Otherwise no page has loaded the versions.
    if (!(error instanceof DeployRejectedError)) {
      const judgement = { reason: `The live page failed: ${reason}`, by: provenance.by, at: now() };
      for (const { name, version } of stages) await markBad(store, name, version, judgement);
    }
    throw new DeployRejectedError(
      `The live page failed, so the previous version of ${names} was restored: ${reason}`,
    );
  }
  return { revision: after.revision };
}

/**
 * @param {readonly Stage[]} stages
 * @param {Registry} live
 * @param {Provenance} provenance
 * @param {Date} now
 */
const applied = (stages, live, provenance, now) =>
  stages.reduce((registry, stage) => stage.apply(registry, provenance, now), live);

/**
 * @param {Registry} seen
 * @param {Registry} live
 * @param {string} name
 */
function refuseIfChanged(seen, live, name) {
  if (!hasChangedSince(seen, live, name)) return;
  const now = entryOf(live, name);
  const what = now ? `it is at ${now.version} since ${now.changed}` : 'it was taken out';
  throw new DeployRejectedError(
    `${titleOf(name)} was changed by another deployment in the meantime: ${what}. Please deploy again.`,
  );
}

/**
 * Restores the former entries, unless somebody changed them since; all other entries stay unchanged.
 *
 * @param {Store} store
 * @param {readonly Stage[]} stages
 * @param {Registry} before
 * @param {Registry} after
 */
async function restoreEntries(store, stages, before, after) {
  const { after: restored } = await updateRegistry(store, (live) =>
    stages.reduce(
      (registry, { name }) =>
        hasChangedSince(after, live, name) ? registry : withEntry(registry, before, name),
      live,
    ),
  );
  const { version } = restored.shell;
  if (version === after.shell.version || version === '') return;
  const former = await readRecord(store, 'shell', version);
  if (former) await putPages(store, former);
}

/**
 * @param {Store} store
 * @param {ShellRecord} record
 */
async function putPages(store, { pages }) {
  for (const [page, html] of Object.entries(pages)) await store.put(page, Buffer.from(html));
}
