// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { STANDALONE_FOLDER } from '../artifacts/buildFiles.mjs';

const BUILT = path.resolve(import.meta.dirname, '../../dist');

/** Adds the page and its files to a remote's build, so that each deployed version can be opened by itself. */
export class StandalonePage {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StandalonePage', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StandalonePage', stage }, () => this.emit(compilation));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  emit(compilation) {
    if (!existsSync(path.join(BUILT, 'index.html')))
      throw new Error('federation has not been built. Please run npm run build.');
    const { RawSource } = webpack.sources;
    const page = readFileSync(path.join(BUILT, 'index.html'), 'utf8');
    compilation.emitAsset(
      'index.html',
      new RawSource(page.replace(/(href|src)="\/(?=\w)/g, `$1="./${STANDALONE_FOLDER}/`)),
    );
    for (const file of readdirSync(BUILT)) {
      if (file === 'index.html') continue;
      compilation.emitAsset(
        `${STANDALONE_FOLDER}/${file}`,
        new RawSource(readFileSync(path.join(BUILT, file))),
      );
    }
  }
}
