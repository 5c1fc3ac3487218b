// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, folderNamed } from '../artifacts/workspace.mjs';
import { checkSources } from './checkSources.mjs';
import { runBuild, runTests } from './checks.mjs';
import { remoteStage } from './remoteStage.mjs';
import { addDeployer, ownTokens, removeDeployer } from './deployers.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { shellStage } from './shellStage.mjs';
import { deployStages } from './deployStages.mjs';
import { gateStages } from './gateStages.mjs';
import { livePageOf, openLiveConsole } from './liveConsole.mjs';
import { otherOrigin } from './otherOrigin.mjs';
import { packageNamed, packagesNamed } from './packageNamed.mjs';
import { preflight } from './preflight.mjs';
import { provenanceOf } from './provenance.mjs';
import { openStore } from './store/openStore.mjs';
import { readDeployedRegistry } from './updateRegistry.mjs';

const log = (/** @type {string} */ sentence) => console.log(sentence);

/**
 * `npm run deploy -- mf-tickets [--canary 10% | --preview] [--force]`, or `shell`, or `--together shell mf-tickets`: what the
 * command needs, sources, build, tests, gate, upload, live page.
 *
 * @param {string[]} words
 */
export async function deploy(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      canary: { type: 'string' },
      'add-deployer': { type: 'boolean' },
      'remove-deployer': { type: 'boolean' },
      force: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
      'skip-lint-and-types': { type: 'string' },
    },
    allowPositionals: true,
  });
  if (values['add-deployer']) return changeDeployers(positionals, addDeployer);
  if (values['remove-deployer']) return changeDeployers(positionals, removeDeployer);
  const names = values.together ? packagesNamed(positionals) : [packageNamed(positionals)];
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  if (share !== undefined && (values.together || names.includes('shell')))
    throw new DeployRejectedError(
      'Only a single remote can have a canary, not the shell or several packages.',
    );
  const { force, preview } = values;
  if (preview && names.includes('shell'))
    throw new DeployRejectedError('Only a remote can have a preview, not the shell.');
  const origin = otherOrigin();
  const began = Date.now();
  const { store, folder } = openStore();
  const withSources = names.filter((name) => existsSync(path.join(folderNamed(name), 'src')));
  const skipped = values['skip-lint-and-types'];
  if (skipped !== undefined && skipped.trim() === '')
    throw new DeployRejectedError('Please name the reason: --skip-lint-and-types "the sign-in is down".');
  const by = await preflight({ store, folder, names });
  const console = await openLiveConsole(folder);
  try {
    const { registry: live } = await readDeployedRegistry(store);
    const sources = await checkSources(withSources, { live, withoutLintAndTypes: skipped !== undefined });
    for (const name of names) await runBuild(name);
    for (const name of names) await runTests(name);
    const provenance = provenanceOf(ROOT, { by, checks: [...sources, 'build', 'tests'], skipped });
    log(`Deploying ${names.join(', ')} to ${store.place}.`);
    const stages = await Promise.all(
      names.map((name) =>
        name === 'shell'
          ? shellStage(ROOT, store)
          : remoteStage(folderNamed(name), { store, origin, ...(share === undefined ? {} : { share }) }),
      ),
    );
    const gate = async (/** @type {import('../registry').Registry} */ after) => {
      const checked = await gateStages(stages, after, { store, url: console.url });
      log('The gate passed.');
      return checked;
    };
    const checks = { gate, livePage: livePageOf(console.url, names) };
    await deployStages(stages, { store, url: console.url, checks, provenance, force, preview, log });
    for (const { name, version } of preview ? stages : [])
      log(
        `${new URL(`/preview/${name}/${version}/`, console.url)} shows it to the dealers in PREVIEW_DEALERS.`,
      );
    if (preview) return;
    const deployed = stages.map(({ name, version }) => `${name} ${version}`).join(', ');
    const verb = stages.length === 1 ? 'is' : 'are';
    log(`${deployed} ${verb} deployed, in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    await console.stop();
  }
}

/**
 * `npm run deploy -- --add-deployer mf-tickets tickets-team`, or `--remove-deployer`.
 *
 * @param {string[]} words
 * @param {typeof addDeployer | typeof removeDeployer} change
 */
async function changeDeployers([name = '', team = '', ...more], change) {
  const { store } = openStore();
  packageNamed([name, ...more], (await readDeployedRegistry(store)).registry);
  const token = await change(store, name, team, ownTokens());
  log(token ? `The DEPLOY_TOKEN of ${team} for ${name}, shown only now: ${token}` : `${team} is removed.`);
}

/**
 * @param {string} text '10%'
 * @returns {number} 0.1
 */
function shareOf(text) {
  const share = Number(text.replace(/%$/, '')) / 100;
  if (!/^\d+(\.\d+)?%$/.test(text) || !(share > 0 && share < 1))
    throw new DeployRejectedError(
      'A canary gets more than 0% and less than 100% of the dealers: --canary 10%',
    );
  return share;
}
