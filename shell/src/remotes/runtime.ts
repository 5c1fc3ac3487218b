import { loadRemote, registerPlugins, registerRemotes } from '@smart-elevator/federation/hostRuntime';
import { retryOnce } from '@smart-elevator/federation/host/retryOnce';
import type { Remote } from '@smart-elevator/federation/remote';
import type { RemoteScript } from './initialScripts';

/** The first script of a version of a remote. */
export interface RemoteEntry {
  name: string;
  /** Its address, on this origin or complete. */
  entry: string;
  /** Of that script; '' lets any bytes run, as for a remote that somebody is just writing. */
  integrity: string;
  /** What its first screen needs besides. */
  scripts: readonly RemoteScript[];
}

/** The entry that was registered last, by the remote's name. */
const registered = new Map<string, string>();
const tries = new Map<string, number>();
const integrities = new Map<string, string>();
let prepared = false;
/** How long a first script may take, in milliseconds. */
let scriptTimeout = 0;

/**
 * The one module that speaks to Module Federation's runtime. Loads a version of a remote; what was loaded of it before is
 * let go. Rejects when it does not come within `timeout` milliseconds, or exports no remote.
 */
export async function run(remote: RemoteEntry, timeout: number): Promise<Remote> {
  prepare();
  // Before the whole is given up, so that nothing is under way any more when the dealer tries again.
  scriptTimeout = timeout * 0.8;
  return withinTime(
    retryOnce(() => exposedBy(remote)),
    remote.name,
    timeout,
  );
}

async function exposedBy(remote: RemoteEntry): Promise<Remote> {
  const { name, entry } = remote;
  // Where the entry runs and a file that it needs did not come, only that file is wanted: registering a remote once more
  // would take from it what all remotes share.
  const runs = registered.get(name) === entry && Reflect.get(window, name) !== undefined;
  if (!runs) register(remote);
  const exposed = await loadRemote<{ default?: unknown }>(`${name}/remote`);
  if (!isRemote(exposed?.default)) throw new Error(`${name} does not export a remote.`);
  return exposed.default;
}

function register({ name, entry: address, integrity, scripts }: RemoteEntry): void {
  // A browser keeps wrong bytes under their address for as long as the right ones: another try has another address.
  const before = tries.get(address) ?? 0;
  tries.set(address, before + 1);
  const entry = before === 0 ? address : `${address}?try=${before}`;
  if (integrity) integrities.set(addressOf(entry), integrity);
  // Versions, and tries, share the names of their chunks: the next one must not find those of the one before.
  const again = registered.has(name);
  if (again) Reflect.set(window, `webpackChunk${name.replace(/\W/g, '_')}`, undefined);
  registered.set(name, address);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: again });
  scripts.forEach(runBeside);
}

/**
 * Runs a file beside the entry that will want it, instead of after it: a chunk waits in the page for its webpack, and webpack
 * for a script that is on its way. One that failed has to be gone before webpack looks, and is then asked for once more.
 */
function runBeside({ address, integrity }: RemoteScript): void {
  const script = document.createElement('script');
  script.src = addressOf(address);
  if (integrity) script.integrity = integrity;
  for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
  document.head.append(script);
}

/** The runtime's own scripts, but only with the bytes that the registry names. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrities.get(addressOf(url));
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: scriptTimeout };
      },
    },
  ]);
}

/** The runtime completes addresses; ours begin at the top of the origin. */
const addressOf = (url: string): string => new URL(url, window.location.origin).href;

function withinTime<T>(work: Promise<T>, name: string, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} did not come within ${timeout} ms.`)), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const isRemote = (value: unknown): value is Remote =>
  value !== null && typeof value === 'object' && 'routes' in value && Array.isArray(value.routes);
