import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { serveConsole } from './serveConsole';

let siteDir: string;
let app: FastifyInstance;
beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'se-site-'));
  mkdirSync(path.join(siteDir, 'mf'));
  writeFileSync(path.join(siteDir, 'index.html'), '<!doctype html><head></head>');
  app = await createServer(false);
  await serveConsole(app, siteDir, { remoteOrigins: ['https://parts.example'] });
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

test('remotes may come from the origins that the operator allows, with their hashes, and from no other', async () => {
  const version = {
    version: '1',
    entry: '/mf/mf-parts/1/remoteEntry.js',
    integrity: 'sha384-a',
    chunks: { 'remote.js': 'sha384-b' },
    preload: ['/mf/mf-parts/1/remote.js', '/mf/mf-parts/1/remote.css'],
    screenFiles: [{ paths: ['/parts'], files: ['/mf/mf-parts/1/list.js'] }],
  };
  const at = (origin: string, more: object = {}) => ({ ...version, origin, ...more });
  const remotes = [
    { name: 'mf-lifts', ...version, previous: at('https://evil.example') },
    { name: 'mf-parts', ...at('https://parts.example'), canary: at('https://parts.example') },
    { name: 'mf-doors', ...at('https://evil.example') },
    { name: 'mf-locks', ...at('https://parts.example', { integrity: '' }) },
    { name: 'mf-ropes', ...at('https://parts.example', { chunks: {} }) },
  ];
  writeFileSync(path.join(siteDir, 'mf/registry.json'), JSON.stringify({ revision: 'r', remotes }));
  const registry = (await app.inject({ url: '/mf/registry.json' })).json();
  const entries = registry.remotes.map(({ entry }: { entry: string }) => entry);
  const entry = 'https://parts.example/mf/mf-parts/1/remoteEntry.js';
  expect(entries).toEqual([version.entry, entry, '', '', '']);
  expect(registry.remotes[0].previous.entry).toBe('');
  expect(registry.remotes[1]).toMatchObject({
    preload: [
      'https://parts.example/mf/mf-parts/1/remote.js',
      'https://parts.example/mf/mf-parts/1/remote.css',
    ],
    screenFiles: [{ files: ['https://parts.example/mf/mf-parts/1/list.js'] }],
    canary: { entry },
  });

  const policy = String((await app.inject({ url: '/login' })).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://parts.example;");
  for (const rule of ['style', 'font', 'img'])
    expect(policy).toMatch(new RegExp(`${rule}-src [^;]*https://parts\\.example`));
  expect(policy).toContain("connect-src 'self';");
});
