import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { serveConsole } from './serveConsole';

let siteDir: string;
let app: FastifyInstance;
const write = (file: string, content: string) => writeFileSync(path.join(siteDir, file), content);

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'se-site-'));
  mkdirSync(path.join(siteDir, 'pages'));
  write('index.html', '<div id="root"></div>');
  write('pages/about.html', 'About');
  write('pages/about.hi.html', 'परिचय');
  write('pages/contact.html', 'Contact');
  app = await createServer(false);
  await serveConsole(app, siteDir);
});
afterAll(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

const open = (url: string, headers: Record<string, string>) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  [undefined, 'About'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'परिचय'],
  ['en-GB,hi;q=0.9', 'About'],
  ['en;q=0.5, hi;q=0.9', 'परिचय'],
  ['mr, hi;q=0.9', 'परिचय'],
  ['hi;q=0, en;q=0.1', 'About'],
  ['fr, *;q=0.5', 'About'],
  ['hi;q=much,,;;;q', 'About'],
])('a browser that accepts %s gets %s (R258)', async (accepted, body) => {
  const answer = await open('/about', accepted === undefined ? {} : { 'accept-language': accepted });
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers.vary).toContain('accept-language, cookie');
});

test('the language that was chosen in the browser comes before those that it accepts', async () => {
  const cookie = 'smart-elevator-language=hi';
  const answer = await open('/about', { 'accept-language': 'en', cookie });
  expect([answer.body, answer.headers['content-language']]).toEqual(['परिचय', 'hi']);
});

test('a link chooses a language, without a script, and the browser keeps it (R258)', async () => {
  const answer = await open('/about?language=hi', { 'accept-language': 'en' });
  expect(answer.body).toBe('परिचय');
  expect(answer.headers['set-cookie']).toMatch(/^smart-elevator-language=hi; path=\/; max-age=\d+/);
});

test.each(['', 'xx', 'hi%0d%0aset-cookie:%20a=b', '__proto__'])(
  'no other language is stored: %s',
  async (language) => {
    const answer = await open(`/about?language=${language}`, {});
    expect([answer.body, answer.headers['set-cookie']]).toEqual(['About', undefined]);
  },
);

test('a page of an earlier build, without Hindi, is shown in English', async () => {
  expect((await open('/contact', { 'accept-language': 'hi' })).body).toBe('Contact');
});
