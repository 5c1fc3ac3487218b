// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Writes index.html: the entry's scripts and styles, and preload links for the next files. `data-ahead` names the
 * chunk of a file: the server keeps the links that the address needs, and puts the registry into the page.
 */
export class IndexPagePlugin {
  /** @param {{ dir: string, ahead: string[], favicon: boolean }} options `ahead` names the chunks to preload; the
   *   files of the first one are in every page */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IndexPagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'IndexPagePlugin', stage }, () => this.emit(compilation));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  emit(compilation) {
    const { RawSource } = webpack.sources;
    const { dir, ahead } = this.options;
    // The page's own entry is the first one. A served remote has a second one, its container, for a deployed shell: on
    // the same page it would receive the hot updates of the first one.
    const [own] = compilation.entrypoints.values();
    const entry = (own?.getFiles() ?? [])
      // In development an entry also lists its last hot update, which only a running page can apply.
      .filter((file) => !file.includes('.hot-update.'));
    const known = new Set(entry);
    const next = ahead.flatMap((name) => aheadOf(compilation, name, known));
    const folder = path.join(dir, 'public');
    // Inlined: browsers would request it before the first numbers.
    const icon = this.options.favicon ? iconOf(path.join(folder, 'icon.svg')) : '';
    compilation.emitAsset('index.html', new RawSource(pageOf(entry, next, icon)));
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      compilation.emitAsset(file, new RawSource(readFileSync(path.join(folder, file))));
    }
  }
}

/**
 * The preload links for a chunk's files.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 * @param {Set<string>} known files that the page loads anyway, or has a link for
 */
function aheadOf(compilation, name, known) {
  const files = [
    ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
    ...(compilation.namedChunks.get(name)?.files ?? []),
  ].filter((file) => !known.has(file) && !file.includes('.hot-update.'));
  files.forEach((file) => known.add(file));
  return [...new Set(files)].map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/${file}" data-ahead="${name}">`
      : `<link rel="preload" as="script" href="/${file}" data-ahead="${name}">`,
  );
}

/** @param {string} file */
const iconOf = (file) => encodeURIComponent(readFileSync(file, 'utf8').trim());

/**
 * @param {string[]} entry
 * @param {string[]} next
 * @param {string} icon an image as the text of a data URL; '' for none
 */
function pageOf(entry, next, icon) {
  const isScript = (/** @type {string} */ file) => file.endsWith('.js');
  const isStyle = (/** @type {string} */ file) => file.endsWith('.css');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Smart Elevator Maintenance</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#10302D">',
    '<meta name="description" content="A web console for elevator-maintenance dealers">',
    `<link rel="icon" href="data:${icon ? `image/svg+xml,${icon}` : ','}">`,
    ...entry.filter(isStyle).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...entry.filter(isScript).map((file) => `<script defer src="/${file}"></script>`),
    ...next,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This console needs JavaScript. Please switch it on and reload the page.</noscript>',
    '<script type="application/json" id="registry">null</script>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
