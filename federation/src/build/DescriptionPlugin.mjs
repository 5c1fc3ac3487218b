// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { readJson } from '../artifacts/workspace.mjs';

/** Serves a remote's description next to its script, for a shell that loads it from a developer's machine. */
export class DescriptionPlugin {
  /** @param {string} dir the remote's folder */
  constructor(dir) {
    this.file = path.join(dir, 'remote.json');
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescriptionPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DescriptionPlugin', stage }, () =>
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(readJson(this.file))),
        ),
      );
    });
  }
}
