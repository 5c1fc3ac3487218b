/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { directoryStore } from '../store/directoryStore.mjs';
import { liveOf } from '../../testing/temporarySite';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const MINUTE = 60_000;

/** A remote without our code: two screens, one of them loaded when it is opened, with a style sheet and a picture. */
const sources: Record<string, string> = {
  'remote.js': `
    import { createElement, useState } from 'react';
    import { Link } from 'react-router-dom';
    const Parts = () => {
      const [count, setCount] = useState(0);
      return createElement('section', null, createElement('h1', null, 'Parts'),
        createElement('button', { onClick: () => setCount(count + 1) }, count), createElement(Link, { to: '/parts/7' }, 'One'));
    };
    export default { routes: [
      { path: '/parts', Component: Parts },
      { path: '/parts/:id', lazy: async () => ({ Component: (await import('./Part')).Part }) },
    ] };`,
  'Part.js': `
    import { createElement } from 'react';
    import { useParams } from 'react-router-dom';
    import './part.css';
    export const Part = () => createElement('h1', { className: 'parts-part' }, 'Part ' + useParams().id);`,
  'part.css': '.parts-part { background: url(./dot.svg); }',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

const root = mkdtempSync(path.join(tmpdir(), 'other-build-'));
const site = path.join(root, 'site');
const store = directoryStore(site);
const server = createServer(({ url = '' }, response) => {
  readFile(path.join(root, url)).then(
    (bytes) =>
      response.writeHead(200, { 'content-type': TYPES[path.extname(url)] ?? 'image/svg+xml' }).end(bytes),
    () => response.writeHead(404).end(),
  );
});

beforeAll(async () => {
  cpSync(path.join(ROOT, 'site'), site, { recursive: true });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
}, MINUTE);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

/** Builds it by the stock plugin into a folder that is served; returns the address of its entry. */
async function build(name: string, changes: Record<string, string>): Promise<string> {
  const dir = path.join(root, name);
  mkdirSync(dir);
  for (const [file, text] of Object.entries({ ...sources, ...changes }))
    writeFileSync(path.join(dir, file), text);
  const modules = [path.join(ROOT, 'node_modules')];
  const single = (requiredVersion: string) => ({ singleton: true, requiredVersion });
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: {},
        output: { path: path.join(dir, 'dist'), publicPath: 'auto', uniqueName: 'parts' },
        resolve: { modules },
        resolveLoader: { modules },
        module: {
          rules: [
            { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
            { test: /\.svg$/, type: 'asset/resource' },
          ],
        },
        plugins: [
          new MiniCssExtractPlugin(),
          new ModuleFederationPlugin({
            name: 'parts',
            filename: 'remoteEntry.js',
            exposes: { './remote': './remote.js' },
            shared: { react: single('^19.0.0'), 'react-router-dom': single('^7.0.0') },
            dts: false,
          }),
        ],
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      },
    );
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/${name}/dist/remoteEntry.js`;
}

const run = (...words: string[]) =>
  new Promise<string>((resolve) => {
    const program = path.join(ROOT, 'federation/bin/federation.mjs');
    const env = { ...process.env, DEPLOY_DIR: site, NODE_OPTIONS: '' };
    execFile(process.execPath, [program, ...words], { env }, (_, output, errors) => resolve(output + errors));
  });
const add = (address: string, ...words: string[]) =>
  run('remotes', 'add', 'parts', address, '--title', 'Parts', '--hindi', 'पुर्ज़े', ...words);
const PATHS = ['--path', '/parts', '--path', '/parts/:id'];

test(
  'a remote of another build is added, refused when it harms the console, switched off, rolled back and removed (R1014)',
  async () => {
    const first = await build('first', {});
    expect(await add(first, ...PATHS)).toMatch(/^parts 0\.0\.0-\w{12} is deployed, in \d+ s\.$/m);
    const one = (await liveOf(store)).remote('parts');
    expect(one).toMatchObject({
      contract: '^3.0.0',
      paths: ['/parts', '/parts/:id'],
      navigation: [{ label: 'Parts', labels: { hi: 'पुर्ज़े' }, path: '/parts' }],
      enabled: true,
      provenance: { from: first },
    });
    const files = (await store.list(`mf/parts/${one?.version}/`)).map((key) => key.split('/').pop() ?? '');
    expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(1);
    expect(Object.keys(one?.chunks ?? {})).toEqual(files.filter((file) => file.endsWith('.js')));

    const harmful = await build('harmful', {
      'part.css': '',
      'Part.js': `${sources['Part.js']}\nwindow.fetch = () => {};`,
    });
    expect(await add(harmful, ...PATHS)).toMatch(
      /parts changes what the whole page shares, at \/parts\/7: window\.fetch/,
    );
    expect((await liveOf(store)).remote('parts')?.version).toBe(one?.version);

    expect(await add(first, '--path', '/parts')).toMatch(/is deployed/);
    expect((await liveOf(store)).remote('parts')?.previous?.version).toBe(one?.version);
    expect(await run('rollback', 'parts')).toContain(`parts is at ${one?.version}.`);
    // What was rolled back comes again only if it is asked for.
    expect(await add(first, '--path', '/parts')).toContain('Please add --force to bring it back.');
    expect((await liveOf(store)).remote('parts')?.version).toBe(one?.version);
    expect(await add(first, '--path', '/parts', '--force')).toMatch(/is deployed/);
    expect((await liveOf(store)).remote('parts')?.previous?.version).toBe(one?.version);
    expect(await run('remotes', 'disable', 'parts')).toMatch(/^parts is switched off\./);
    expect(await run('remotes', 'enable', 'parts')).toMatch(/^parts is switched on\./);
    expect(await run('remotes', 'remove', 'parts')).toMatch(/^parts is removed\./);
    expect((await liveOf(store)).remote('parts')).toBeUndefined();
  },
  15 * MINUTE,
);
