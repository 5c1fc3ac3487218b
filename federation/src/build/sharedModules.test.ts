/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConsumeSharedPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import type { BuildManifest } from '../artifacts/BuildManifest';
import { BuildManifestPlugin } from './BuildManifestPlugin.mjs';
import { contentsOf, neededByLook, sharedByRemote, usedBy } from './sharedModules.mjs';

let root: string;
const remote = () => path.join(root, 'mf-lifts');

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function install(name: string, version: string, modules?: Record<string, Record<string, string>>) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
  if (modules) write(`node_modules/${name}/interface.json`, JSON.stringify({ version, modules }));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'se-shared-'));
  write('mf-lifts/package.json', '{}');
  for (const name of ['react', 'react-dom', 'react-router-dom', 'yup']) install(name, '19.3.1');
  install('@smart-elevator/shared-ui', '2.4.0', {
    'button/Button': { Button: '2.0.0 function Button(): Element;' },
    'chart/Trend': { Trend: '2.4.0 function Trend(): Element;' },
    'page/Page': { Page: '2.0.0 function Page(): Element;', Width: '2.1.0 type Width = 1;' },
  });
  install('@smart-elevator/shared-api', '1.2.0', {
    'client/useCall': { useCall: '1.2.0 function useCall(): void;' },
    'contract/list': { page: '1.1.0 const page: 1;' },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const rangeOf = (name: string) => sharedByRemote(remote(), { alone: false })[name]?.['requiredVersion'];

test.each([
  ['nothing of it', '', '^2.0.0'],
  [
    'a module as old as the major version',
    "import { Button } from '@smart-elevator/shared-ui/button/Button';",
    '^2.0.0',
  ],
  [
    'a module that a minor version changed',
    "import { Page } from '@smart-elevator/shared-ui/page/Page';",
    '^2.1.0',
  ],
  [
    'the newest module, later',
    "const later = () => import('@smart-elevator/shared-ui/chart/Trend');",
    '^2.4.0',
  ],
  [
    'only a type of the newest',
    "import { type Trend } from '@smart-elevator/shared-ui/chart/Trend';",
    '^2.0.0',
  ],
])('a remote that uses %s accepts every shared-ui that has it', (_, source, range) => {
  write('mf-lifts/src/remote.tsx', source);
  expect(rangeOf('@smart-elevator/shared-ui/')).toBe(range);
});

test('the contract is in the remote itself: only the client of shared-api counts', () => {
  write('mf-lifts/src/list.ts', "import { page } from '@smart-elevator/shared-api/contract/list';");
  expect(rangeOf('@smart-elevator/shared-api/client/')).toBe('^1.0.0');
  write('mf-lifts/src/page.tsx', "import { useCall } from '@smart-elevator/shared-api/client/useCall';");
  expect(rangeOf('@smart-elevator/shared-api/client/')).toBe('^1.2.0');
});

test('two builds with other sources of one version have other contents; tests do not count, and an archive has its own', () => {
  const folder = 'node_modules/@smart-elevator/shared-ui';
  const content = () => contentsOf(remote())['@smart-elevator/shared-ui@2.4.0'];
  write('node_modules/@smart-elevator/shared-api/src/client/useCall.ts', 'export {};');
  write(`${folder}/src/page/Page.tsx`, 'export const Page = 1;');
  const before = content();
  write(`${folder}/src/page/Page.test.tsx`, 'test();');
  expect(content()).toBe(before);
  write(`${folder}/src/page/Page.tsx`, 'export const Page = 2;');
  expect(content()).not.toBe(before);
  write(`${folder}/package.json`, JSON.stringify({ version: '2.4.0', content: before }));
  expect(content()).toBe(before);
});

test('what a remote uses is known by name, without its tests', () => {
  const from = (name: string) => `from '@smart-elevator/shared-ui/${name}';\n`;
  write('mf-lifts/src/remote.tsx', `import { Button as Press, type Kind } ${from('button/Button')}`);
  write('mf-lifts/src/all.ts', `import * as page ${from('page/Page')}import '@smart-elevator/other';`);
  write('mf-lifts/src/all.test.ts', `import { Trend } ${from('chart/Trend')}`);
  expect(usedBy(remote())).toEqual({
    '@smart-elevator/shared-ui/button/Button': ['Button'],
    '@smart-elevator/shared-ui/page/Page': ['*'],
  });
});

test('a build takes the look of the shell in that range, contains the addresses, and records both and its own copy', async () => {
  const look = 'node_modules/@smart-elevator/shared-ui';
  write(
    `${look}/page/Page.js`,
    "import { useCall } from '@smart-elevator/shared-api/client/useCall'; export const Page = useCall;",
  );
  write(`${look}/paths.js`, "export const paths = { lifts: '/lifts' };");
  write(
    'mf-lifts/src/remote.ts',
    `import { Page } from '@smart-elevator/shared-ui/page/Page';
    import { paths } from '@smart-elevator/shared-ui/paths';
    console.log(Page, paths);`,
  );
  write('mf-lifts/src/index.ts', "import('./remote.ts');");
  const consumes = sharedByRemote(remote(), { alone: false });
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: remote(),
        mode: 'development',
        devtool: false,
        cache: false,
        entry: './src/index.ts',
        output: { path: path.join(root, 'dist') },
        plugins: [
          new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
          new BuildManifestPlugin({ uses: usedBy(remote()) }, (files) => neededByLook(remote(), files)),
        ],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');
  const manifest: BuildManifest = JSON.parse(read('build-manifest.json'));
  const { expects, uses, packages, look: needs, lookFiles } = manifest;
  const calls = '@smart-elevator/shared-api/client/useCall';
  expect(expects).toEqual({ '@smart-elevator/shared-ui/page/Page': '^2.1.0', [calls]: '^1.0.0' });
  // The copy needs a newer client than the remote itself.
  expect(needs).toEqual({ client: '^1.2.0', uses: { [calls]: ['useCall'] } });
  const withPage = readdirSync(path.join(root, 'dist')).filter((file) =>
    read(file).includes('const Page = '),
  );
  expect(lookFiles).toEqual(withPage);
  expect(uses).toEqual({
    '@smart-elevator/shared-ui/page/Page': ['Page'],
    '@smart-elevator/shared-ui/paths': ['paths'],
  });
  expect(packages).toHaveProperty('@smart-elevator/shared-ui', '2.4.0');
});
