/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './baseConfig.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'se-styles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The errors of a build with one style sheet. */
function errorsOf(file: string, css: string): Promise<string[]> {
  const dir = path.join(root, 'mf-lifts');
  for (const folder of ['.', path.dirname(file)]) mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, file), css);
  writeFileSync(path.join(dir, 'index.mjs'), `import '${file}';\n`);
  const config = baseConfig(dir, { name: 'mf-lifts', mode: 'production', publicPath: '/' });
  const resolveLoader = { modules: [path.join(import.meta.dirname, '../../../node_modules')] };
  return new Promise((resolve, reject) => {
    webpack({ ...config, cache: false, entry: './index.mjs', resolveLoader }, (error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

test.each([
  ['./x.module.css', 'nav a { color: red; }', 'nav a'],
  ['./x.module.css', ':global(.ant-btn) { color: red; }', ':global(.ant-btn)'],
  ['./x.css', 'nav { color: red; }', 'nav'],
])('%s with %s fails the build of a remote', async (file, css, selector) => {
  expect((await errorsOf(file, css)).join('\n')).toContain(`Selector "${selector}" is not pure`);
});

test.each([
  ['./x.module.css', '.list a { color: red; } @media print { .list { color: black; } }'],
  ['../shared-ui/src/theme/x.css', 'body { color: red; }'],
])('%s with %s is built', async (file, css) => {
  expect(await errorsOf(file, css)).toEqual([]);
});
