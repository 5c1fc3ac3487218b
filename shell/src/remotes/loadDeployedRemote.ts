import type { DeployedRemote, RemoteVersion } from '@smart-elevator/federation/registry';
import type { Remote } from '@smart-elevator/federation/remote';
import { loadTranslations } from '@smart-elevator/shared-ui/language/translations';
import { fetchDeployedRegistry } from './reloadIfReplaced';
import { initialScripts } from './initialScripts';
import { isOverridden } from './overrides';
import { addResourceHint } from './preloadInitialRemotes';
import { reportError, reportLoad } from './telemetryReports';
import { markRunning } from './runningVersions';
import { run } from './runtime';
import { satisfiesCaret } from './satisfiesCaret';

/** The timeout of a version, in milliseconds, before another is tried or an error is shown. */
const TIMEOUT_MS = 12_000;
/** The timeout of a fallback version: the dealer has waited already. */
const FALLBACK_TIMEOUT_MS = 6_000;

interface Load {
  promise: Promise<Remote>;
  /** The version that is loading or running. */
  version: string;
  /** Once it runs. */
  remote?: Remote;
}

/** By the remote's name: a page runs one version of each. */
const loads = new Map<string, Load>();

/** A remote that runs already; undefined while it is loading. */
export const runningRemote = ({ name }: DeployedRemote): Remote | undefined => loads.get(name)?.remote;

/**
 * Loads a deployed remote, once per page. If its version does not start, the currently deployed version is tried, if
 * it is another one, and then the previous one. Rejects if none can be loaded or fits this shell; the next call then
 * tries again.
 */
export function loadRemote(deployed: DeployedRemote): Promise<Remote> {
  const { name } = deployed;
  const known = loads.get(name);
  if (known) return known.promise;
  // Its first scripts in parallel, instead of one after the other.
  void addResourceHint('preload', deployed);
  const load: Load = { promise: firstThatRuns(deployed), version: deployed.version };
  loads.set(name, load);
  load.promise.then(
    (remote) => {
      load.remote = remote;
      markRunning(name, load.version);
    },
    () => loads.delete(name),
  );
  return load.promise;
}

async function firstThatRuns(deployed: DeployedRemote): Promise<Remote> {
  const { name } = deployed;
  try {
    return await loadVersion(name, deployed, TIMEOUT_MS);
  } catch (error) {
    for (const version of await otherVersions(deployed)) {
      const remote = await loadVersion(name, version, FALLBACK_TIMEOUT_MS).catch(() => undefined);
      if (!remote) continue;
      const load = loads.get(name);
      if (load) load.version = version.version;
      return remote;
    }
    throw error;
  }
}

/**
 * The fallback versions: the page may be older than the deployment, so first the current version, then the previous
 * one.
 */
async function otherVersions(deployed: DeployedRemote): Promise<RemoteVersion[]> {
  if (isOverridden(deployed)) return [];
  const now = (await fetchDeployedRegistry())?.remotes.find(({ name }) => name === deployed.name);
  const others = [now, now?.previous, deployed.previous].filter((version) => version !== undefined);
  return others.filter(
    ({ entry, integrity }, place) =>
      (entry !== deployed.entry || integrity !== deployed.integrity) &&
      others.findIndex((other) => other.entry === entry) === place,
  );
}

/** Runs a version, and reports the result. */
async function loadVersion(name: string, version: RemoteVersion, timeout: number): Promise<Remote> {
  const local = isOverridden({ name, ...version });
  const start = performance.now();
  try {
    checkContract(name, version.contract);
    const remote = await run({ name, ...version, scripts: initialScripts({ name, ...version }) }, timeout);
    // Its screens are in the shown language from the first rendering.
    await loadTranslations();
    if (!local) reportLoad({ remote: name, version: version.version, ms: performance.now() - start });
    return remote;
  } catch (error) {
    console.warn(`The remote ${name} ${version.version} could not be loaded.`, error);
    if (!local) reportError({ remote: name, version: version.version, kind: 'load_error', error });
    throw error;
  }
}

function checkContract(name: string, contract: string): void {
  const ours = process.env['CONTRACT_VERSION'] ?? '';
  if (satisfiesCaret(ours, contract)) return;
  throw new Error(`${name} needs the contract ${contract}; this shell has ${ours}.`);
}
