// @ts-check
import { packageOf, versionOf } from './sharedModules.mjs';

const NO_FILES = { js: { async: [], sync: [] }, css: { async: [], sync: [] } };

/**
 * Adds the modules that a remote takes from the page to its `mf-manifest.json`, in the words of Module Federation. The plugin
 * does not know them: a deployed remote consumes modules and shares none (`webpack.mjs`).
 *
 * @param {object} build
 * @param {import('@module-federation/sdk').Stats} build.stats
 * @param {import('webpack').Compilation} build.compilation
 * @returns {import('@module-federation/sdk').Stats}
 */
export function manifestShares({ stats, compilation }) {
  const shared = [...compilation.modules].flatMap((module) => {
    const { options } = /** @type {{ options?: Consumed }} */ (/** @type {unknown} */ (module));
    if (module.type !== 'consume-shared-module' || !options?.shareKey) return [];
    const { shareKey: name, requiredVersion, singleton = false } = options;
    return {
      ...{ id: `${stats.name}:${name}`, name, singleton, requiredVersion: requiredVersion || '*' },
      // The version that it was built with.
      ...{ version: versionOf(compilation.compiler.context, packageOf(name)) },
      ...{ hash: '', assets: NO_FILES, deps: [], usedIn: [], usedExports: [] },
      ...{ fallback: '', fallbackName: '', fallbackType: /** @type {const} */ ('global') },
    };
  });
  const byName = new Map(shared.map((one) => [one.name, one]));
  return { ...stats, shared: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** @typedef {{ shareKey?: string, requiredVersion?: string | false, singleton?: boolean }} Consumed */
