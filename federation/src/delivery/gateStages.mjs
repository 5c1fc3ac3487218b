// @ts-check
import path from 'node:path';
import { distFolder } from '../artifacts/describe.mjs';
import { ROOT, readJson } from '../artifacts/workspace.mjs';
import { checkBuild } from './checks.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { runJourneysOnCandidate } from './runJourneysOnCandidate.mjs';

/**
 * The gate of built packages: each by itself, then the journeys on a console with all of them.
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
  await runJourneysOnCandidate({ store, after, candidates, journeys: wanted });
  return ['budgets', 'content', 'journeys'];
}
