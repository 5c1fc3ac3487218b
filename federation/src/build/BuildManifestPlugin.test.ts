/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { BuildManifestPlugin } from './BuildManifestPlugin.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'se-manifest-'));
  write('package.json', JSON.stringify({ name: 'mf-lifts', version: '1.0.0' }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function install(name: string, file: string, text: string) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '2.0.0' }));
  write(`node_modules/${name}/${file}`, text);
}

/** Builds the folder, and returns the manifest of the build. */
async function manifest() {
  await new Promise<void>((resolve, reject) => {
    const plugins = [new BuildManifestPlugin()];
    const output = { path: path.join(root, 'dist') };
    webpack(
      { context: root, mode: 'production', cache: false, entry: './index.mjs', output, plugins },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      },
    );
  });
  return JSON.parse(readFileSync(path.join(root, 'dist/build-manifest.json'), 'utf8'));
}

test('a library that is imported deeply, and merged into one module, is in the manifest', async () => {
  install('react-router', 'dist/deep.mjs', 'export const context = {};');
  write('index.mjs', "import { context } from 'react-router/dist/deep.mjs'; console.log(context);");
  expect((await manifest()).packages).toEqual({ 'mf-lifts': '1.0.0', 'react-router': '2.0.0' });
});

test('every package that imports the look’s library is in the manifest, also by a deep import', async () => {
  install('antd', 'es/context.mjs', 'export const context = {};');
  install(
    'antd',
    'es/button.mjs',
    "import { context } from './context.mjs'; export const button = [context];",
  );
  install(
    'some-grid',
    'index.mjs',
    "import { context } from 'antd/es/context.mjs'; export const grid = [context];",
  );
  const look = '@smart-elevator/shared-ui';
  install(
    look,
    'src/button/Button.mjs',
    "import { button } from 'antd/es/button.mjs'; export const Button = [button];",
  );
  write(
    'index.mjs',
    `import { grid } from 'some-grid/index.mjs'; import('${look}/src/button/Button.mjs').then(console.log, () => console.log(grid));`,
  );
  expect((await manifest()).importers).toEqual({ antd: [`${look}/button`, 'some-grid'] });
});
