import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from '../http/createServer';
import { isPhonePage } from './phonePages';
import { serveConsole } from './serveConsole';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
writeFileSync(path.join(siteDir, 'index.html'), '<!doctype html><html><body><script></script></body></html>');
afterAll(() => rmSync(siteDir, { recursive: true }));

test.each([
  ['my_work', true],
  ['my_work/visit', true],
  ['My_Work', true],
  ['my_workshop', false],
  ['technicians', false],
  ['', false],
])('%s is a page of technicians: %s', (wanted, is) => {
  expect(isPhonePage(wanted)).toBe(is);
});

test.each([
  ['/my_work/visit', 'geolocation=(self)', "script-src 'self' 'wasm-unsafe-eval';"],
  ['/technicians', 'geolocation=()', "script-src 'self';"],
  ['/login', 'geolocation=()', "script-src 'self';"],
])(
  '%s may ask for the place and compile codes only if it is a technician’s (R1442)',
  async (url, place, scripts) => {
    const app = await createServer(false);
    await serveConsole(app, siteDir);
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['permissions-policy']).toContain(place);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain(scripts);
    await app.close();
  },
);

test('what a page of technicians compiles may come from the origin of its remote', async () => {
  const app = await createServer(false);
  await serveConsole(app, siteDir, { remoteOrigins: ['https://parts.example'] });
  const { headers } = await app.inject({ url: '/my_work', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://parts.example;");
  await app.close();
});
