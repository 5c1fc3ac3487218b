// @ts-check
import path from 'node:path';
import { distFolder } from '../artifacts/describe.mjs';
import { ROOT, readJson } from '../artifacts/workspace.mjs';
import { candidateFaults } from './candidateFaults.mjs';
import { checkBuild, runJourneys } from './checks.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { neighbourFaults } from './neighbourFaults.mjs';
import { withCanaryForAll } from './registryChanges.mjs';
import { withStagedSite } from './stagedSite.mjs';
import { startTemporaryConsole } from './startTemporaryConsole.mjs';

/**
 * The gate of built packages: each by itself, then the journeys on a console with all of them, its errors,
 * its memory and its neighbours.
 *
 * @param {readonly import('./deployStages.mjs').Stage[]} stages
 * @param {import('../registry').Registry} after the registry with all of them
 * @param {import('./store/directoryStore.mjs').Store} store
 * @returns {Promise<string[]>} the names of the checks
 */
export async function gateStages(stages, after, store) {
  /** @type {Set<string>} */
  const journeys = new Set();
  for (const { name, described } of stages) {
    if (!described) continue;
    const dir = path.join(ROOT, name);
    await checkBuild(dir, described);
    const { journeys: own = [] } = readJson(path.join(dir, 'remote.json'));
    if (own.length === 0) throw new DeployRefused(`${name} has no journeys in its remote.json.`);
    for (const one of own) journeys.add(one);
  }
  const candidates = stages.map(({ name, version, described }) => ({
    built: distFolder(path.join(ROOT, name)),
    prefix: described ? `mf/${name}/${version}/` : '',
  }));
  // A shell runs all journeys.
  const wanted = stages.some(({ record }) => record) ? [] : [...journeys];
  const shown = stages.reduce((registry, { name }) => withCanaryForAll(registry, name), after);
  await withStagedSite({ store, after: shown, candidates }, async (folder) => {
    await runJourneys(folder, wanted);
    await lookAt(folder, stages, shown);
  });
  const ofRemotes = stages.some(({ described }) => described)
    ? ['budgets', 'content', 'styles', 'heap', 'smoke', 'pictures']
    : [];
  return [...ofRemotes, 'journeys', 'console errors'];
}

/**
 * @param {string} folder a site with the candidates
 * @param {readonly import('./deployStages.mjs').Stage[]} stages
 * @param {import('../registry').Registry} registry of this site
 */
async function lookAt(folder, stages, registry) {
  const console = await startTemporaryConsole(folder);
  try {
    const faults = [];
    for (const { name, described } of stages) {
      faults.push(...(await candidateFaults(console.url, name, described?.version)));
      if (described) faults.push(...(await neighbourFaults(console.url, name, registry)));
    }
    if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
  } finally {
    await console.stop();
  }
}
