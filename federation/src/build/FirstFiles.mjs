// @ts-check
import webpack from 'webpack';
import { FIRST_FILES } from './notes.mjs';

/** The name of the chunk that a remote exposes. */
export const EXPOSED = 'remote';

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
