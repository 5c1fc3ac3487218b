import type { Remote } from '@smart-elevator/federation/remote';

/** What Module Federation's runtime answers in tests, by '<name>/remote'; what is not here cannot be loaded. */
export const deployedModules = new Map<string, { default: Remote }>();

/** Puts a remote where the runtime finds it. */
export const deployModule = (name: string, remote: Remote): void =>
  void deployedModules.set(`${name}/remote`, { default: remote });

/** Module Federation's runtime, as far as the loader speaks to it. */
export const runtime = {
  registerRemotes: () => undefined,
  registerPlugins: () => undefined,
  loadRemote: async (id: string) => {
    const module = deployedModules.get(id);
    if (!module) throw new Error(`${id}: the script could not be loaded`);
    return module;
  },
};
