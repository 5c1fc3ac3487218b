import type { Remote } from '@smart-elevator/federation/remote';

/**
 * What Module Federation's runtime answers in tests, by '<name>/remote' or by the address of a version's entry; what is
 * not here cannot be loaded.
 */
export const deployedModules = new Map<string, { default: Remote }>();

/** Puts a remote where the runtime finds it, whichever version is asked for. */
export const deployModule = (name: string, remote: Remote): void =>
  void deployedModules.set(`${name}/remote`, { default: remote });

/** Puts one version of a remote, by the address of its entry, where the runtime finds it. */
export const deployVersion = (entry: string, remote: Remote): void =>
  void deployedModules.set(entry, { default: remote });

const entries = new Map<string, string>();

/** Module Federation's runtime, as far as the loader speaks to it. */
export const runtime = {
  registerRemotes: (remotes: readonly { name: string; entry: string }[]) =>
    remotes.forEach(({ name, entry }) => entries.set(`${name}/remote`, entry.replace(/\?.*/, ''))),
  registerPlugins: () => undefined,
  loadRemote: async (id: string) => {
    const module = deployedModules.get(entries.get(id) ?? id) ?? deployedModules.get(id);
    if (!module) throw new Error(`${id}: the script could not be loaded`);
    return module;
  },
};
