// @ts-check
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { compressAll } from '../../../federation/src/artifacts/compress.mjs';
import { listFiles } from '../../../federation/src/artifacts/files.mjs';
import { root } from '../../../scripts/steps/root.mjs';

/** `node e2e/bench/sites/build.mjs baseline|monolith`: builds a site that the console is measured against. */
const [name = ''] = process.argv.slice(2);
const { default: configuration } = await import(`../${name}/webpack.config.mjs`);
const site = path.join(root, '.cache/bench', name);
const built = path.join(root, 'site');

const compiler = webpack(configuration);
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));

if (name === 'baseline') await addPages();
else await addRegistry();
await compressAll((await listFiles(site)).map((file) => path.join(site, file)));

/** The baseline's page, and the text of the console's landing page. */
async function addPages() {
  const [script] = (await listFiles(site)).filter((file) => file.endsWith('.js'));
  const head = '<meta charset="utf-8"><title>The baseline</title><link rel="icon" href="data:,">';
  await writeFile(
    path.join(site, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}<script defer src="/${script}"></script></head><body><div id="root"></div></body></html>`,
  );
  const landing = await readFile(path.join(built, 'pages/landing.html'), 'utf8');
  await mkdir(path.join(site, 'pages'), { recursive: true });
  await writeFile(
    path.join(site, 'pages/landing.html'),
    landing
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/<style\b.*?<\/style>/gs, '')
      .replace(/<link rel="(stylesheet|preload|modulepreload|prefetch)"[^>]*>/g, ''),
  );
}

/** The public pages as they are, and the registry: it is the shell's list of sections, and here also of its own chunks. */
async function addRegistry() {
  await cp(path.join(built, 'pages'), path.join(site, 'pages'), { recursive: true });
  const registry = JSON.parse(await readFile(path.join(built, 'mf/registry.json'), 'utf8'));
  const files = await listFiles(site);
  for (const remote of registry.remotes) {
    const entry = files.find((file) => file.startsWith(`mf/${remote.name}/monolith/`));
    if (!entry) throw new Error(`${remote.name} has no chunk of its own in the monolith build.`);
    delete remote.previous;
    delete remote.canary;
    delete remote.screenFiles;
    Object.assign(remote, {
      version: 'monolith',
      entry: `/${entry}`,
      integrity: '',
      chunks: {},
      preload: [],
    });
  }
  await writeFile(path.join(site, 'mf/registry.json'), JSON.stringify(registry));
}
