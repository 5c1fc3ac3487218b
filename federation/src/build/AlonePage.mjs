// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { ALONE } from './notes.mjs';

const BUILT = path.resolve(import.meta.dirname, '../../dist');

/** Puts the page, and what it is made of, beside a remote, so that each deployed version can be opened by itself. */
export class AlonePage {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AlonePage', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AlonePage', stage }, () => this.emit(compilation));
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
      new RawSource(page.replace(/(href|src)="\/(?=\w)/g, `$1="./${ALONE}/`)),
    );
    for (const file of readdirSync(BUILT)) {
      if (file === 'index.html') continue;
      compilation.emitAsset(`${ALONE}/${file}`, new RawSource(readFileSync(path.join(BUILT, file))));
    }
  }
}
