// @ts-check
import webpack from 'webpack';
import { INITIAL_FILES } from '../artifacts/buildFiles.mjs';
import { HOME, readDescription } from '../artifacts/description.mjs';

/** The name of the chunk that a remote exposes. */
export const EXPOSED_CHUNK = 'remote';

/** @typedef {import('../artifacts/BuildManifest').InitialFiles} InitialFiles */

/** Writes which files of a remote an address needs besides the entry; `assemble` copies it into the registry. */
export class InitialFilesPlugin {
  /** @param {string} dir the remote's folder; its `remote.json` names the module of each lazy screen, and of each lazy part of Home */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InitialFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'InitialFilesPlugin', stage }, () => {
        const { paths: owned, screens = {} } = readDescription(this.dir);
        const addError = (/** @type {string} */ text) =>
          compilation.errors.push(new webpack.WebpackError(`remote.json: ${text}`));
        for (const address of Object.values(screens).flat())
          if (address !== HOME && !owned.includes(address))
            addError(`${address} has a screen, but is not one of its paths.`);
        /** @type {InitialFiles} */
        const note = {
          first: compilation.namedChunkGroups.get(EXPOSED_CHUNK)?.getFiles() ?? [],
          screens: [],
        };
        for (const [module, paths] of Object.entries(screens)) {
          const group = groupOf(compilation, module);
          if (!group) addError(`nothing imports the screen ${module}.`);
          else note.screens.push({ paths, files: group.getFiles() });
        }
        compilation.emitAsset(INITIAL_FILES, new webpack.sources.RawSource(JSON.stringify(note)));
      });
    });
  }
}

/**
 * The chunk group of `import(module)`; undefined if there is no such import.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} module as it is spelled in the import
 */
const groupOf = (compilation, module) =>
  compilation.chunkGroups.find(({ origins }) => origins.some(({ request }) => request === module));
