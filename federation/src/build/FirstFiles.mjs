// @ts-check
import webpack from 'webpack';

/** The name of the chunk that a remote exposes. */
export const EXPOSED = 'remote';

/** Where a build names the files that its exposed module needs, so that they can be fetched with the entry. */
export const FIRST_FILES = 'first-files.json';

/** Writes that list; `assemble` puts it into the registry. */
export class FirstFiles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        const files = compilation.namedChunkGroups.get(EXPOSED)?.getFiles() ?? [];
        compilation.emitAsset(FIRST_FILES, new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
