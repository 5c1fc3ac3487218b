import type { Remote } from '@smart-elevator/federation/remote';

/**
 * The modules of Module Federation's runtime in tests, by '<name>/remote' or by the address of a version's entry;
 * others cannot be loaded.
 */
export const deployedModules = new Map<string, { default: Remote }>();

/** Adds a remote for the runtime, for every version. */
export const deployModule = (name: string, remote: Remote): void =>
  void deployedModules.set(`${name}/remote`, { default: remote });

/** Adds one version of a remote for the runtime, by the address of its entry. */
export const deployVersion = (entry: string, remote: Remote): void =>
  void deployedModules.set(entry, { default: remote });

const entries = new Map<string, string>();

/** The addresses of the manifests that describe remotes to developer tools. */
export const describedBy: string[] = [];

/** The part of Module Federation's runtime that the loader uses. */
export const runtime = {
  registerRemotes: (remotes: readonly { name: string; entry: string }[]) =>
    remotes.forEach(({ name, entry }) => entries.set(`${name}/remote`, entry.replace(/\?.*/, ''))),
  registerPlugins: () => undefined,
  host: {
    snapshotHandler: {
      loadRemoteSnapshotInfo: async ({ moduleInfo }: { moduleInfo: { entry: string } }) =>
        void describedBy.push(moduleInfo.entry),
    },
  },
  loadRemote: async (id: string) => {
    const module = deployedModules.get(entries.get(id) ?? id) ?? deployedModules.get(id);
    if (!module) throw new Error(`${id}: the script could not be loaded`);
    return module;
  },
};
