import { host, loadRemote, registerPlugins, registerRemotes } from '@smart-elevator/federation/hostRuntime';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import type { Remote } from '@smart-elevator/federation/remote';
import type { RemoteScript } from './initialScripts';

/** The first script of a version of a remote. */
export interface RemoteEntry {
  name: string;
  /** Its address, on this origin or complete. */
  entry: string;
  /** The integrity of that script; '' allows any content, as for a remote in development. */
  integrity: string;
  /** The other scripts of its first screen. */
  scripts: readonly RemoteScript[];
}

/** The entry that was registered last, by the remote's name. */
const registered = new Map<string, string>();
const tries = new Map<string, number>();
/** At the end of an address that is requested again. */
const AGAIN = /\?try=\d+$/;
const integrities = new Map<string, string>();
/** The addresses of the entries that have run. */
const started = new Set<string>();
let prepared = false;
/** How long a first script may take, in milliseconds. */
let scriptTimeout = 0;

/**
 * The only module that uses Module Federation's runtime. Loads a version of a remote and discards a former one.
 * Rejects if it is not loaded within `timeout` milliseconds, or if it exports no remote.
 */
export async function run(remote: RemoteEntry, timeout: number): Promise<Remote> {
  prepare();
  // Shorter than the whole timeout, so that no request is pending when the dealer retries.
  scriptTimeout = timeout * 0.8;
  return withinTime(
    retryOnce(() => exposedBy(remote)),
    remote.name,
    timeout,
  );
}

async function exposedBy(remote: RemoteEntry): Promise<Remote> {
  const { name, entry } = remote;
  // If the entry runs and one of its files failed to load, only that file is needed: registering a remote again would
  // remove its shared modules.
  const runs = registered.get(name) === entry && started.has(addressOf(entry));
  if (!runs) register(remote);
  const exposed = await loadRemote<{ default?: unknown }>(`${name}/remote`);
  if (!isRemote(exposed?.default)) throw new Error(`${name} does not export a remote.`);
  return exposed.default;
}

function register({ name, entry: address, integrity, scripts }: RemoteEntry): void {
  // A browser caches wrong bytes like the right ones: a retry uses another address.
  const before = tries.get(address) ?? 0;
  tries.set(address, before + 1);
  const entry = before === 0 ? address : `${address}?try=${before}`;
  if (integrity) integrities.set(addressOf(entry), integrity);
  const again = registered.has(name);
  registered.set(name, address);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: again });
  scripts.forEach(runBeside);
}

/**
 * Runs a file in parallel with the entry that needs it, instead of after it: a chunk waits in the page for its
 * webpack runtime, and webpack waits for a script that is loading. A failed one must be removed before webpack looks
 * for it, and is then requested again.
 */
function runBeside({ address, integrity }: RemoteScript): void {
  const script = document.createElement('script');
  script.src = addressOf(address);
  // Only with CORS can the integrity of another origin's file be checked.
  if (!address.startsWith('/')) script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
  document.head.append(script);
}

/** Lets the runtime load scripts only with the integrity of the registry, and notes which entries run. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'loader',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrities.get(addressOf(url));
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: scriptTimeout };
      },
      initContainer: (container) => {
        const { name, entry } = container.remoteInfo;
        started.add(addressOf(entry.replace(AGAIN, '')));
        if (isDescribing) void describe(name, entry);
        return container;
      },
    },
  ]);
}

/** Whether the developer tools are told of remotes: from the idle time of the first page on. */
let isDescribing = false;

/**
 * Describes the registered remotes, and from then on each that starts, to Module Federation's developer tools, by their
 * manifests. The runtime does so itself only for remotes that it loads by their manifests, with one more request before
 * each of them (ADR-139). The console has the files of all deployed versions, also where another origin serves the scripts.
 */
export async function describeRemotes(): Promise<void> {
  isDescribing = true;
  for (const [name, entry] of registered) await describe(name, entry);
}

async function describe(name: string, entry: string): Promise<void> {
  const { pathname, origin } = new URL('mf-manifest.json', addressOf(entry));
  const manifest = addressOf(pathname.startsWith('/mf/') ? pathname : origin + pathname);
  // Without its manifest the tools show a remote by its name.
  await host.snapshotHandler
    .loadRemoteSnapshotInfo({ moduleInfo: { name, entry: manifest } })
    .catch(() => undefined);
}

/** The runtime uses absolute addresses; ours are paths on this origin. */
const addressOf = (url: string): string => new URL(url, window.location.origin).href;

function withinTime<T>(work: Promise<T>, name: string, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} did not come within ${timeout} ms.`)), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const isRemote = (value: unknown): value is Remote =>
  value !== null && typeof value === 'object' && 'routes' in value && Array.isArray(value.routes);
