// @ts-check
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { ROOT, folderNamed } from '../../artifacts/workspace.mjs';
import { DeployRejectedError, refuse } from '../DeployRejectedError.mjs';
import { checkOwnership } from '../gate/checkOwnership.mjs';
import { gate } from '../gate/gate.mjs';
import { livePageOf, withLiveConsole } from '../live-check/liveConsole.mjs';
import { run } from '../pipeline/pipeline.mjs';
import { preflight } from '../registry/preflight.mjs';
import { provenanceOf } from '../registry/provenance.mjs';
import { readDeployedRegistry, remoteIn } from '../registry/registry.mjs';
import { builtRelease } from '../registry/releases.mjs';
import { openStore } from '../store/openStore.mjs';
import { addressOf } from './download.mjs';
import { fetchRemote } from './fetchRemote.mjs';

/** @typedef {import('../../registry').Registry} Registry */

const USAGE =
  'npm run remotes -- add parts https://parts.example.com/mf-manifest.json --title "Parts" --path /parts [--path /parts/:id] [--hindi "पुर्ज़े"] [--contract ^2]';
const MAX_TITLE = 30;
/** After all sections of the console. */
const ORDER = 1000;
/** Folders of the store beside the remotes, and the names of the hosts. */
const RESERVED = ['shell', 'host', 'registry', 'conditions'];

const log = (/** @type {string} */ sentence) => console.log(sentence);

/**
 * `npm run remotes -- add parts URL --title "Parts" --path /parts`: deploys a remote that was built without our code (R1014). Its files
 * are copied, so that they never change and have the console's origin; from then on it is a remote like the others.
 *
 * @param {string[]} words
 */
export async function addRemote(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      title: { type: 'string' },
      hindi: { type: 'string' },
      path: { type: 'string', multiple: true, default: [] },
      contract: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name = '', address = '', ...more] = positionals;
  const { title = '', hindi, path: paths, contract, force } = values;
  if (!name || !address || more.length > 0 || paths.length === 0 || title.trim() === '')
    throw new DeployRejectedError(`Please name the remote, its address, a title and a path:\n${USAGE}`);
  const from = addressOf(address);
  const { store, folder } = openStore();
  const { registry: live } = await readDeployedRegistry(store);
  const described = describe(live, { name, title, hindi, paths, contract });
  refuse([
    ...nameViolations(live, name, from),
    ...shapeViolations(described),
    ...checkOwnership(live, name, described.description),
  ]);
  const began = Date.now();
  const by = await preflight({ store, folder, names: [name] });
  const dir = await mkdtemp(path.join(tmpdir(), 'remote-'));
  try {
    log(`Fetching ${name} from ${from}.`);
    await fetchRemote(dir, from, described);
    await withLiveConsole(folder, [{}], async (url) => {
      const release = await builtRelease(dir);
      const checks = {
        gate: (/** @type {Registry} */ after) =>
          gate([release], after, { store, url, isOtherBuild: true, log }),
        livePage: livePageOf(url, [name]),
      };
      const provenance = { by: provenanceOf(ROOT, { by }).by, from: from.href, checks: [] };
      await run('deploy', [release], { store, url, checks, provenance, force, log });
      log(`${name} ${release.version} is deployed, in ${Math.round((Date.now() - began) / 1000)} s.`);
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * @param {Registry} live
 * @param {{ name: string, title: string, hindi: string | undefined, paths: string[], contract: string | undefined }} given
 */
function describe(
  live,
  { name, title, hindi, paths, contract = `^${semver.major(live.shell.contract || '0.0.0')}` },
) {
  const [first = ''] = paths;
  const translated = hindi ? { hi: hindi } : undefined;
  const description = {
    contract: caretOf(contract),
    paths,
    navigation: [{ label: title, ...(translated ? { labels: translated } : {}), path: first, order: ORDER }],
    ...(translated ? { titles: translated } : {}),
    extensions: [],
  };
  return { name, title, description };
}

/** `^2` as `^2.0.0`, the form that the loader reads. @param {string} range */
function caretOf(range) {
  const lowest = /^\^\d+(\.\d+){0,2}$/.test(range) ? semver.minVersion(range) : null;
  if (lowest) return `^${lowest.version}`;
  throw new DeployRejectedError(`--contract is a range such as ^2.1, not ${range}.`);
}

/** @param {Registry} live @param {string} name @param {URL} url */
function nameViolations(live, name, url) {
  if (!/^[a-z][\w-]{1,39}$/i.test(name) || RESERVED.includes(name))
    return [`${name} is no name of a remote: 2 to 40 letters, digits, - and _, such as parts.`];
  const former = remoteIn(live, name);
  const from = former?.provenance?.from;
  if (existsSync(path.join(folderNamed(name), 'remote.json')) || (former && from === undefined))
    return [`${name} is a remote of the console's own build: deploy it with npm run deploy.`];
  if (from !== undefined && new URL(from).origin !== url.origin)
    return [`${name} comes from ${new URL(from).origin}; remove it before another origin may use its name.`];
  return [];
}

/** @param {ReturnType<typeof describe>} described */
const shapeViolations = ({ title, description: { paths, titles } }) => [
  ...[title, ...(titles ? [titles.hi] : [])]
    .filter((one) => one.trim() !== one || one === '' || one.length > MAX_TITLE)
    .map(
      (one) =>
        `The title ${JSON.stringify(one)} must have 1 to ${MAX_TITLE} characters, none of them a space at an end.`,
    ),
  ...paths
    .filter((one) => !/^(\/:?[\w-]+)+$/.test(one) || one.startsWith('/:'))
    .map((one) => `${one} is no path of a screen, such as /parts or /parts/:id.`),
  ...paths
    .filter((one) => /^\/(api|mf|preview|assets|pages)(\/|$)/.test(one))
    .map((one) => `${one} belongs to the server of the console.`),
  paths[0]?.includes(':') && 'The first path is the entry of the navigation, so it has no parameter.',
];
