// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { readDescription } from '../artifacts/description.mjs';

/** Serves a remote's description next to its script, for a shell that loads it from a developer's machine. */
export class DescriptionPlugin {
  /** @param {string} dir the remote's folder */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescriptionPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.dir, 'remote.json'));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DescriptionPlugin', stage }, () => {
        try {
          const text = JSON.stringify(readDescription(this.dir));
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
        } catch (error) {
          // A development server goes on when the file is mended.
          compilation.errors.push(new webpack.WebpackError(`remote.json: ${error}`));
        }
      });
    });
  }
}
