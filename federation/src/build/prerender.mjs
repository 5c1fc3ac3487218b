// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/**
 * Renders the shell's public pages into its dist/pages/: plain HTML with its own style sheet and a script of a few
 * hundred bytes. Runs after webpack's build, whose font files it refers to.
 *
 * @param {string} dir the shell's folder
 */
export async function prerender(dir) {
  const dist = path.join(dir, 'dist');
  const pages = path.join(dir, 'src/public-pages');
  const made = path.join(dir, '../.cache/prerender');
  const built = await readdir(dist);
  await bundle(path.join(pages, 'renderPages.tsx'), path.join(made, 'renderPages.cjs'), {
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // React's development build has warnings and is slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fontsOf(built)],
  });
  await bundle(path.join(pages, 'publicScript.ts'), path.join(made, 'publicScript.js'), {
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
  });

  const style = await keep(followSystem(await readFile(path.join(made, 'renderPages.css'), 'utf8')), 'css');
  const script = await keep(await readFile(path.join(made, 'publicScript.js'), 'utf8'), 'js');
  const { renderPages } = createRequire(import.meta.url)(path.join(made, 'renderPages.cjs'));
  await rm(path.join(dist, 'pages'), { recursive: true, force: true });
  await mkdir(path.join(dist, 'pages'), { recursive: true });
  const next = scriptsOf(await readFile(path.join(dist, 'index.html'), 'utf8'));
  for (const [name, html] of renderPages({ style, script, next })) {
    await writeFile(path.join(dist, 'pages', name), html);
  }

  /**
   * Writes a file under a name with the hash of its content; returns its address.
   *
   * @param {string} text
   * @param {string} ending
   */
  async function keep(text, ending) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const name = `public.${hash}.${ending}`;
    await writeFile(path.join(dist, name), text);
    return `/${name}`;
  }
}

/** @param {string} entry @param {string} outfile @param {BuildOptions} options */
const bundle = (entry, outfile, options) =>
  build({
    ...options,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    logLevel: 'warning',
  });

/**
 * Resolves fonts to the files of webpack's build.
 *
 * @param {string[]} built
 * @returns {import('esbuild').Plugin}
 */
const fontsOf = (built) => ({
  name: 'fonts',
  setup({ onResolve }) {
    onResolve({ filter: /\.woff2$/ }, ({ path: wanted }) => {
      const name = path.basename(wanted, '.woff2');
      const font = built.find((file) => file.startsWith(`${name}.`) && file.endsWith('.woff2'));
      return font ? { path: `/${font}`, external: true } : { errors: [{ text: `${wanted} was not built.` }] };
    });
  },
});

/**
 * Without a script the page follows the device: the tokens of the dark theme also apply to a dark device, unless a
 * theme was chosen.
 *
 * @param {string} css
 */
function followSystem(css) {
  const [, dark] = /:root\[data-theme=["']?dark["']?\]\{([^}]*)\}/.exec(css) ?? [];
  if (!dark) throw new Error('The dark tokens are not in the public pages.');
  return `${css}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

/** The addresses of a page's scripts. @param {string} html */
const scriptsOf = (html) =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, file]) => (file ? [file] : []));
