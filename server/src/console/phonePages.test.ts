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
  ['/my_work/visit', 'geolocation=(self)'],
  ['/technicians', 'geolocation=()'],
  ['/login', 'geolocation=()'],
])('%s may ask for the place only if it is a technician’s (R1442)', async (url, place) => {
  const app = await createServer(false);
  await serveConsole(app, siteDir);
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(headers['permissions-policy']).toContain(place);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  await app.close();
});
