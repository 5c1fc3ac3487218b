/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf, downloader } from './download.mjs';

const MB = 1024 * 1024;
const answers: Record<string, RequestListener> = {
  '/ok.js': (_, response) => response.end('ok'),
  '/moved.js': (_, response) => response.writeHead(302, { location: '/ok.js' }).end(),
  '/page.js': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  '/fault.js': (_, response) => response.writeHead(500).end(),
  '/large.js': (_, response) => response.end(Buffer.alloc(6 * MB)),
  '/big.js': (_, response) => response.end(Buffer.alloc(5 * MB)),
  '/cut.js': (_, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('cut', () => response.destroy());
  },
};
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a file is downloaded; a missing one is none', async () => {
  const download = downloader();
  expect(String(await download(new URL('/ok.js', url)))).toBe('ok');
  expect(await download(new URL('/none.js', url))).toBeUndefined();
});

test.each([
  ['that is elsewhere', '/moved.js', /moved\.js answers 302\.$/],
  ['that is a page', '/page.js', /page\.js is a page \(text\/html\)/],
  ['with a fault', '/fault.js', /fault\.js answers 500\.$/],
  ['that is too large', '/large.js', /large\.js has more than 5 MB\.$/],
  ['that is cut off', '/cut.js', /cut\.js cannot be fetched: /],
])('a file %s is refused', async (_, file, refusal) => {
  await expect(downloader()(new URL(file, url))).rejects.toThrow(refusal);
});

test('a server that cannot be reached is named', async () => {
  await expect(downloader()(new URL('http://127.0.0.1:1/a.js'))).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/a\.js cannot be fetched: /,
  );
});

test('all files together have a limit', async () => {
  const download = downloader();
  for (let file = 0; file < 4; file += 1) await download(new URL('/big.js', url));
  await expect(download(new URL('/ok.js', url))).rejects.toThrow(/has more than 20 MB\.$/);
});

test.each(['https://parts.example.com/a/mf-manifest.json', 'http://localhost:81/remoteEntry.js'])(
  'a remote may be at %s',
  (address) => {
    expect(addressOf(address).href).toBe(address);
  },
);

test.each([
  ['parts', /^Please name the address of its/],
  ['https://parts.example.com/', /^Please name the address of its/],
  ['file:///tmp/remoteEntry.js', /^Please name the address of its/],
  ['http://parts.example.com/remoteEntry.js', /^parts\.example\.com must be reached by https/],
  ['https://me:word@parts.example.com/remoteEntry.js', /no credentials and no query/],
  ['https://parts.example.com/remoteEntry.js?key=1', /no credentials and no query/],
])('%s is refused as the address of a remote', (address, refusal) => {
  expect(() => addressOf(address)).toThrow(refusal);
});
