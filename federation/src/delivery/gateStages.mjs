// @ts-check
import { distFolder } from '../artifacts/describe.mjs';
import { IS_PACKED, folderNamed, readJson } from '../artifacts/workspace.mjs';
import { checkCandidate } from './checkCandidate.mjs';
import { checkBuild, runJourneys } from './checks.mjs';
import { DeployRejectedError, refuse } from './DeployRejectedError.mjs';
import { checkNeighbours } from './checkNeighbours.mjs';
import { checkScreens } from './guard/checkScreens.mjs';
import { withCanaryForAll } from './registryChanges.mjs';
import { DEMO, accountOfEnvironment, addCandidates } from './signedInPage.mjs';
import { withStagedSite } from './stagedSite.mjs';
import { startTemporaryConsole } from './startTemporaryConsole.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The gate of built packages: each by itself, then a console with all of them, its errors, its memory and its
 * neighbours, and the journeys on it. A repository of its own has neither journeys nor a server: there the
 * gate's browser loads the live console with the candidate.
 *
 * @param {readonly import('./Stage').Stage[]} stages
 * @param {import('../registry').Registry} after the registry with all of them
 * @param {{ store: import('./store/directoryStore.mjs').Store, url: string, journeys?: readonly string[] }} live
 *   `journeys`: only these, for a proof of the gate
 * @returns {Promise<string[]>} the names of the checks
 */
export async function gateStages(stages, after, { store, url, journeys: chosen }) {
  for (const { name, described } of stages) if (described) await checkBuild(folderNamed(name), described);
  const journeys = IS_PACKED ? [] : (chosen ?? journeysOf(stages));
  const candidates = stages.map(({ name, version, described }) => ({
    built: distFolder(folderNamed(name)),
    prefix: described ? `mf/${name}/${version}/` : '',
  }));
  const ofRemotes = stages.some(({ described }) => described)
    ? ['budgets', 'content', 'styles', 'screens', 'heap', 'smoke', 'pictures']
    : [];
  // Before the journeys, since these checks name the cause.
  await checkCandidates(stages, after, { store, url, candidates }, (folder) => runJourneys(folder, journeys));
  return [...ofRemotes, ...(IS_PACKED ? [] : ['journeys']), 'console errors'];
}

/**
 * Checks candidates in a browser, on a console that has all of them; a repository of its own has no server, so there the
 * browser loads the live console with them.
 *
 * @param {readonly import('./Stage').Stage[]} stages
 * @param {import('../registry').Registry} after the registry with all of them
 * @param {{ store: import('./store/directoryStore.mjs').Store, url: string, candidates: readonly import('./stagedSite.mjs').Candidate[] }} live
 * @param {(folder: string) => Promise<void>} [more] checks on this console; not in a repository of its own
 */
export async function checkCandidates(stages, after, { store, url, candidates }, more = async () => {}) {
  const shown = stages.reduce((registry, { name }) => withCanaryForAll(registry, name), after);
  if (IS_PACKED) {
    const prepare = (/** @type {Page} */ page) => addCandidates(page, shown, candidates);
    return checkInBrowser({ url, account: accountOfEnvironment(), prepare }, stages, shown);
  }
  await withStagedSite({ store, after: shown, candidates }, async (folder) => {
    const console = await startTemporaryConsole(folder);
    await checkInBrowser({ url: console.url, account: DEMO }, stages, shown).finally(console.stop);
    await more(folder);
  });
}

/**
 * The journeys of packages that are deployed together: those of the remotes, each once; [] for all journeys, if the shell is
 * among them.
 *
 * @param {readonly Pick<import('./Stage').Stage, 'name'>[]} stages
 * @returns {string[]}
 */
export function journeysOf(stages) {
  const ofRemotes = stages
    .filter(({ name }) => name !== 'shell')
    .map(({ name }) => {
      /** @type {{ journeys?: string[] }} */
      const { journeys = [] } = readJson(`${folderNamed(name)}/remote.json`);
      if (journeys.length === 0) throw new DeployRejectedError(`${name} has no journeys in its remote.json.`);
      return journeys;
    });
  return ofRemotes.length < stages.length ? [] : [...new Set(ofRemotes.flat())];
}

/**
 * @param {import('./signedInPage.mjs').View} view of a console with the candidates
 * @param {readonly import('./Stage').Stage[]} stages
 * @param {import('../registry').Registry} registry of this site
 */
async function checkInBrowser(view, stages, registry) {
  for (const { name, described, manifest } of stages)
    if (described) refuse(await checkScreens(view, name, registry, manifest?.lookFiles));
  const violations = [];
  for (const { name, described } of stages) {
    violations.push(...(await checkCandidate(view, name, described?.version)));
    if (described) violations.push(...(await checkNeighbours(view, name, registry)));
  }
  refuse(violations);
}
