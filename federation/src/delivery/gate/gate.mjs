// @ts-check
/**
 * @import { Page } from '@playwright/test'
 * @import { Registry } from '../../registry'
 * @import { View } from '../live-check/signedInPage.mjs'
 * @import { Release } from '../registry/releases.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressAll } from '../../artifacts/compress.mjs';
import { EXCLUDED_FILES } from '../../artifacts/describe.mjs';
import { forEachConcurrently, listFiles } from '../../artifacts/files.mjs';
import { IS_PACKED, folderNamed, readJson } from '../../artifacts/workspace.mjs';
import { DeployRejectedError, refuse } from '../DeployRejectedError.mjs';
import { checkScreens } from '../guard/checkScreens.mjs';
import { startTemporaryConsole } from '../live-check/liveConsole.mjs';
import { accountFor, demoAccountFor, overrideRegistry } from '../live-check/signedInPage.mjs';
import { versionsIn, withCanaryForAll } from '../registry/registry.mjs';
import { checkBuild } from './checkBuild.mjs';
import { checkCandidate } from './checkCandidate.mjs';
import { checkNeighbours } from './checkNeighbours.mjs';
import { runJourneys } from './checkSources.mjs';

/** How many files are fetched at the same time. */
const CONCURRENCY = 32;

/**
 * The gate of built packages: each by itself, then a console with all of them, its errors, its memory and its
 * neighbours, and the journeys on it. A repository of its own has neither journeys nor a server: there the
 * gate's browser loads the live console with the candidate.
 *
 * @param {readonly Release[]} releases
 * @param {Registry} after the registry with all of them
 * @param {{ store: Store, url: string, journeys?: readonly string[] | undefined, isOtherBuild?: boolean, log?: (sentence: string) => void }} live
 *   `journeys`: only these, for a proof of the gate; another build has no budgets, CSS modules and journeys; `log` gets what could not
 *   be checked
 * @returns {Promise<string[]>} the names of the checks
 */
export async function gate(releases, after, { store, url, journeys, isOtherBuild = false, log }) {
  const isOurs = !isOtherBuild;
  if (isOurs)
    for (const { name, described } of releases) if (described) await checkBuild(folderNamed(name), described);
  const hasJourneys = isOurs && !IS_PACKED;
  const chosen = hasJourneys ? (journeys ?? journeysOf(releases)) : [];
  const shown = releases.reduce((registry, { name }) => withCanaryForAll(registry, name), after);
  if (IS_PACKED)
    await checkInBrowser(
      { url, prepare: (page) => addCandidates(page, shown, releases) },
      accountFor,
      releases,
      shown,
      log,
    );
  else
    await withStagedSite(store, shown, releases, async (folder) => {
      const console = await startTemporaryConsole(folder);
      // Before the journeys, since these checks name the cause.
      await checkInBrowser({ url: console.url }, demoAccountFor, releases, shown, log).finally(console.stop);
      if (hasJourneys) await runJourneys(folder, chosen);
    });
  const ofRemotes = ['content', ...(isOurs ? ['styles'] : []), 'screens', 'heap', 'smoke', 'pictures'];
  return [
    ...(releases.some(({ described }) => described) ? [...(isOurs ? ['budgets'] : []), ...ofRemotes] : []),
    ...(hasJourneys ? ['journeys'] : []),
    'console errors',
  ];
}

/**
 * The journeys of packages that are deployed together: those of the remotes, each once; [] for all journeys, if the shell is
 * among them.
 *
 * @param {readonly Pick<Release, 'name'>[]} releases
 * @returns {string[]}
 */
export function journeysOf(releases) {
  const ofRemotes = releases
    .filter(({ name }) => name !== 'shell')
    .map(({ name }) => {
      /** @type {{ journeys?: string[] }} */
      const { journeys = [] } = readJson(`${folderNamed(name)}/remote.json`);
      if (journeys.length === 0) throw new DeployRejectedError(`${name} has no journeys in its remote.json.`);
      return journeys;
    });
  return ofRemotes.length < releases.length ? [] : [...new Set(ofRemotes.flat())];
}

/**
 * @param {View} console with the candidates
 * @param {typeof accountFor} accountOf the account that sees a remote there
 * @param {readonly Release[]} releases
 * @param {Registry} registry of this site
 * @param {(sentence: string) => void} [log]
 */
async function checkInBrowser(console, accountOf, releases, registry, log) {
  const viewOf = (/** @type {Release} */ { described }) => ({
    ...console,
    account: accountOf(described?.version),
  });
  for (const release of releases)
    if (release.described)
      refuse(await checkScreens(viewOf(release), release.name, registry, release.manifest?.lookFiles));
  const violations = [];
  for (const release of releases) {
    const { name, described } = release;
    violations.push(...(await checkCandidate(viewOf(release), name, described?.version)));
    if (described) violations.push(...(await checkNeighbours(viewOf(release), name, registry, log)));
  }
  refuse(violations);
}

/** Adds candidates to a console, for this browser only. @param {Page} page @param {Registry} registry @param {readonly Release[]} releases */
async function addCandidates(page, registry, releases) {
  await overrideRegistry(page, registry);
  for (const { built } of releases)
    if (built)
      await page.route(
        ({ pathname }) => pathname.startsWith(`/${built.prefix}`),
        (route) => {
          const file = new URL(route.request().url()).pathname.slice(built.prefix.length);
          return route.fulfill({ path: built.folder + file });
        },
      );
}

/**
 * Assembles the deployed console with candidates for the duration of some work: a copy of everything that the registry names,
 * the candidates' files, compressed as they will be sent, and the registry.
 *
 * @param {Store} store
 * @param {Registry} after
 * @param {readonly Release[]} releases
 * @param {(folder: string) => Promise<void>} work
 */
async function withStagedSite(store, after, releases, work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stage-'));
  try {
    await copyLive(store, after, folder);
    for (const { built } of releases) {
      if (!built) continue;
      await cp(built.folder, path.join(folder, built.prefix), { recursive: true, force: true });
      for (const file of EXCLUDED_FILES) await rm(path.join(folder, built.prefix, file), { force: true });
    }
    // The store has all files: the copy serves them itself.
    const onOwnOrigin = JSON.stringify(after, (key, value) => (key === 'origin' ? undefined : value));
    await writeFile(path.join(folder, 'mf/registry.json'), onOwnOrigin);
    await compressAll((await listFiles(folder)).map((file) => path.join(folder, file)));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the files of the shell and of every version that the registry names, but not older versions.
 *
 * @param {Store} store
 * @param {Registry} registry
 * @param {string} folder
 */
async function copyLive(store, registry, folder) {
  const named = versionsIn(registry).map(({ name, version }) => `mf/${name}/${version.version}/`);
  const keys = (await store.list('')).filter(
    (key) => !/^(mf|\.delivery)\//.test(key) || named.some((prefix) => key.startsWith(prefix)),
  );
  const copy = async (/** @type {string} */ key) => {
    const file = await store.read(key);
    if (!file) return;
    await mkdir(path.dirname(path.join(folder, key)), { recursive: true });
    await writeFile(path.join(folder, key), file.bytes);
  };
  // With the compressed copies, if the store has them: compressing again would take longer than the rest.
  const withCopies = keys.flatMap((key) => [key, `${key}.br`]);
  await forEachConcurrently(withCopies, CONCURRENCY, copy);
}
