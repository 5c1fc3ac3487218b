import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import type { Remote } from '@smart-elevator/federation/remote';
import { sentencesReady } from '@smart-elevator/shared-ui/language/catalogue';
import { satisfiesCaret } from './satisfiesCaret';

/** How long a remote may take, in milliseconds, before the dealer is told that it is not available. */
const TIMEOUT = 15_000;
/** How long its first script may take; less, so that nothing is under way any more when the dealer tries again. */
const SCRIPT_TIMEOUT = 12_000;
/** A failure that comes as soon as this is tried once more before it is told. */
const AT_ONCE = 2_000;

const loads = new Map<string, Promise<Remote>>();
const failed = new Set<string>();
const integrities = new Map<string, string>();
let prepared = false;

/**
 * The one module that speaks to Module Federation's runtime. Loads a deployed remote, once. Rejects when it cannot be had
 * or does not fit this shell; a failure is kept until `forgetFailed`.
 */
export function loadedRemote(deployed: DeployedRemote): Promise<Remote> {
  const known = loads.get(deployed.entry);
  if (known) return known;
  const load = withinTime(fetchRemote(deployed), deployed.name);
  loads.set(deployed.entry, load);
  load.catch((error: unknown) => {
    console.warn(`The remote ${deployed.name} ${deployed.version} could not be loaded.`, error);
    failed.add(deployed.entry);
  });
  return load;
}

/** Forgets that a remote failed: the next `loadedRemote` tries again. */
export function forgetFailed({ entry }: DeployedRemote): void {
  if (failed.delete(entry)) loads.delete(entry);
}

async function fetchRemote({ name, entry, integrity, contract }: DeployedRemote): Promise<Remote> {
  const ours = process.env['CONTRACT_VERSION'] ?? '';
  if (!satisfiesCaret(ours, contract)) {
    throw new Error(`${name} needs the contract ${contract}; this shell brings ${ours}.`);
  }
  prepare();
  integrities.set(addressOf(entry), integrity);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: false });
  const exposed = await exposedBy(name);
  if (!isRemote(exposed?.default)) throw new Error(`${name} does not export a remote.`);
  // Its screens are drawn in the language that is shown from the first.
  await sentencesReady();
  return exposed.default;
}

/**
 * What a remote exposes. A line that broke for a moment is not worth a word, and a browser answers the first time out of
 * a preload that failed.
 */
async function exposedBy(name: string): Promise<{ default?: unknown } | null> {
  const start = performance.now();
  try {
    return await loadRemote(`${name}/remote`);
  } catch (error) {
    if (performance.now() - start > AT_ONCE) throw error;
    return loadRemote(`${name}/remote`);
  }
}

/** The runtime's own scripts, but only with the bytes that the registry names. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const integrity = integrities.get(addressOf(url));
        if (integrity === undefined) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: SCRIPT_TIMEOUT };
      },
    },
  ]);
}

/** The runtime completes addresses; ours begin at the top of the origin. */
const addressOf = (url: string): string => new URL(url, window.location.origin).href;

function withinTime<T>(work: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} did not come within ${TIMEOUT} ms.`)), TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const isRemote = (value: unknown): value is Remote =>
  value !== null && typeof value === 'object' && 'routes' in value && Array.isArray(value.routes);
