// @ts-check
/** @import { Registry } from '../../registry' */
import { parseArgs } from 'node:util';
import { readDescription } from '../../artifacts/description.mjs';
import { folderNamed, ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { checkSources } from '../gate/checkSources.mjs';
import { gate } from '../gate/gate.mjs';
import { livePageOf, withLiveConsole } from '../live-check/liveConsole.mjs';
import { run } from '../pipeline/pipeline.mjs';
import { addDeployer, removeDeployer } from '../registry/deployers.mjs';
import { preflight } from '../registry/preflight.mjs';
import { provenanceOf } from '../registry/provenance.mjs';
import { readDeployedRegistry } from '../registry/registry.mjs';
import { builtRelease } from '../registry/releases.mjs';
import { openStore } from '../store/openStore.mjs';
import { packagesNamed } from './packagesNamed.mjs';

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
  const { force, preview, together, 'skip-lint-and-types': skipped } = values;
  const names = packagesNamed(positionals, { together });
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  if (share !== undefined && (together || names.includes('shell')))
    throw new DeployRejectedError(
      'Only a single remote can have a canary, not the shell or several packages.',
    );
  if (share !== undefined && preview)
    throw new DeployRejectedError(
      'A preview is for the dealers in PREVIEW_DEALERS, a canary for a share of all. Please choose one.',
    );
  if (preview && names.includes('shell'))
    throw new DeployRejectedError('Only a remote can have a preview, not the shell.');
  const origin = otherOrigin();
  const began = Date.now();
  const { store, folder } = openStore();
  if (skipped !== undefined && skipped.trim() === '')
    throw new DeployRejectedError('Please name the reason: --skip-lint-and-types "the sign-in is down".');
  const by = await preflight({ store, folder, names });
  const versions = names.map((name) => (name === 'shell' ? undefined : readDescription(folderNamed(name))));
  await withLiveConsole(folder, versions, async (url) => {
    const { registry: live } = await readDeployedRegistry(store);
    const checked = await checkSources(names, { live, withoutLintAndTypes: skipped !== undefined });
    const provenance = provenanceOf(ROOT, { by, checks: checked, skipped });
    log(`Deploying ${names.join(', ')} to ${store.place}.`);
    const how = { share, origin };
    const releases = await Promise.all(names.map((name) => builtRelease(folderNamed(name), how)));
    const checks = {
      gate: (/** @type {Registry} */ after) => gate(releases, after, { store, url, log }),
      livePage: livePageOf(url, names),
    };
    await run(preview ? 'preview' : 'deploy', releases, { store, url, checks, provenance, force, log });
    for (const { name, version } of preview ? releases : [])
      log(`${new URL(`/preview/${name}/${version}/`, url)} shows it to the dealers in PREVIEW_DEALERS.`);
    if (preview) return;
    const deployed = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
    const verb = releases.length === 1 ? 'is' : 'are';
    log(`${deployed} ${verb} deployed, in ${Math.round((Date.now() - began) / 1000)} s.`);
  });
}

/**
 * `npm run deploy -- --add-deployer mf-tickets tickets-team`, or `--remove-deployer`.
 *
 * @param {string[]} words
 * @param {typeof addDeployer | typeof removeDeployer} change
 */
async function changeDeployers([name = '', team = '', ...more], change) {
  const { store } = openStore();
  packagesNamed([name, ...more], { live: (await readDeployedRegistry(store)).registry });
  const token = await change(store, name, team);
  log(token ? `The DEPLOY_TOKEN of ${team} for ${name}, shown only now: ${token}` : `${team} is removed.`);
}

/** @param {string} text '10%' @returns {number} 0.1 */
function shareOf(text) {
  const share = Number(text.replace(/%$/, '')) / 100;
  if (!/^\d+(\.\d+)?%$/.test(text) || !(share > 0 && share < 1))
    throw new DeployRejectedError(
      'A canary gets more than 0% and less than 100% of the dealers: --canary 10%',
    );
  return share;
}

/**
 * The origin that serves the files of remotes instead of the console (DEPLOY_ORIGIN), such as a CDN in front of the
 * store; undefined if there is none.
 */
function otherOrigin() {
  const given = process.env['DEPLOY_ORIGIN'];
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new DeployRejectedError('DEPLOY_ORIGIN is an origin, such as https://parts.example.com.');
}
