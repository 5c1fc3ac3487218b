import type { DeployedRemote, RemoteVersion } from '@smart-elevator/federation/registry';
import type { Remote } from '@smart-elevator/federation/remote';
import { satisfiesCaret } from '@smart-elevator/federation/satisfiesCaret';
import { sentencesReady } from '@smart-elevator/shared-ui/language/catalogue';
import { deployedNow } from './deployedNow';
import { firstScripts } from './firstScripts';
import { isOverridden } from './overrides';
import { hint } from './preloadFirst';
import { reportError, reportLoad } from './report';
import { noteRunning } from './running';
import { run } from './runtime';

/** How long a version may take, in milliseconds, before another is tried or the dealer is told. */
const TIMEOUT = 12_000;
/** How long another one may take then: the dealer has waited already. */
const TIMEOUT_OF_OTHERS = 6_000;

interface Load {
  promise: Promise<Remote>;
  /** The version that is tried, or runs. */
  version: string;
  /** Once it runs. */
  remote?: Remote;
}

/** By the remote's name: a page runs one version of each. */
const loads = new Map<string, Load>();

/** A remote that runs already; undefined while it is loading. */
export const runningRemote = ({ name }: DeployedRemote): Remote | undefined => loads.get(name)?.remote;

/**
 * Loads a deployed remote, once a page. When its version never ran, the one that is deployed now is tried, if it is
 * another, and then the one before. Rejects when none can be had or fits this shell; the next call then tries again.
 */
export function loadRemote(deployed: DeployedRemote): Promise<Remote> {
  const { name } = deployed;
  const known = loads.get(name);
  if (known) return known.promise;
  // Its first scripts at once, instead of one after the other.
  void hint('preload', deployed);
  const load: Load = { promise: firstThatRuns(deployed), version: deployed.version };
  loads.set(name, load);
  load.promise.then(
    (remote) => {
      load.remote = remote;
      noteRunning(name, load.version);
    },
    () => loads.delete(name),
  );
  return load.promise;
}

async function firstThatRuns(deployed: DeployedRemote): Promise<Remote> {
  const { name } = deployed;
  try {
    return await tried(name, deployed, TIMEOUT);
  } catch (error) {
    for (const version of await otherVersions(deployed)) {
      const remote = await tried(name, version, TIMEOUT_OF_OTHERS).catch(() => undefined);
      if (!remote) continue;
      const load = loads.get(name);
      if (load) load.version = version.version;
      return remote;
    }
    throw error;
  }
}

/** The page may be older than what is deployed: first what is there now, then what ran before. */
async function otherVersions(deployed: DeployedRemote): Promise<RemoteVersion[]> {
  if (isOverridden(deployed)) return [];
  const now = (await deployedNow())?.remotes.find(({ name }) => name === deployed.name);
  const others = [now, now?.previous, deployed.previous].filter((version) => version !== undefined);
  return others.filter(
    ({ entry, integrity }, place) =>
      (entry !== deployed.entry || integrity !== deployed.integrity) &&
      others.findIndex((other) => other.entry === entry) === place,
  );
}

/** Runs a version, and reports how it went. */
async function tried(name: string, version: RemoteVersion, timeout: number): Promise<Remote> {
  const local = isOverridden({ name, ...version });
  const start = performance.now();
  try {
    checkContract(name, version.contract);
    const remote = await run({ name, ...version, scripts: firstScripts({ name, ...version }) }, timeout);
    // Its screens are drawn in the language that is shown from the first.
    await sentencesReady();
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
  throw new Error(`${name} needs the contract ${contract}; this shell brings ${ours}.`);
}
