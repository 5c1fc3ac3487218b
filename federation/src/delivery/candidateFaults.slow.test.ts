/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { candidateFaults } from './candidateFaults.mjs';

const SYSTEM_BROWSER = '/usr/bin/chromium';

/** A console with sign-in, Home and one section, of which `onVisit` is run with each visit. */
const consoleWith = (onVisit: string) => `<!doctype html><title>Console</title>
<link rel="icon" href="data:,">
<nav aria-label="Main"><a href="/amc_count">Home</a></nav>
<main></main>
<script>
  const kept = [];
  const show = (address) => {
    if (address) history.pushState({}, '', address);
    const main = document.querySelector('main');
    if (location.pathname === '/login') {
      main.innerHTML = '<form><label>User name <input></label><label>Password <input></label><button>Login</button></form>';
      main.firstChild.onsubmit = (event) => {
        event.preventDefault();
        fetch('/api/account/token/', { method: 'POST' }).then(() => show('/amc_count'));
      };
      return;
    }
    main.innerHTML = '<h1>' + location.pathname + '</h1>';
    if (location.pathname === '/lifts') { ${onVisit} }
  };
  document.querySelector('a').onclick = (event) => { event.preventDefault(); show('/amc_count'); };
  addEventListener('popstate', () => show());
  show();
</script>`;

let server: Server;
beforeAll(() => {
  if (!process.env['CHROMIUM_PATH'] && existsSync(SYSTEM_BROWSER))
    process.env['CHROMIUM_PATH'] = SYSTEM_BROWSER;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function faultsWith(onVisit: string) {
  server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(consoleWith(onVisit)),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const navigation = [{ label: 'Lifts', path: '/lifts', order: 1 }];
  return candidateFaults(url, 'mf-lifts', { paths: ['/lift/:id', '/lifts'], navigation });
}

test('a section that frees what it used passes', async () => {
  expect(await faultsWith('window.used = new Array(100_000).fill(Math.random());')).toEqual([]);
}, 120_000);

test('a section that keeps something of each visit is refused', async () => {
  const [fault, ...more] = await faultsWith('kept.push(new Array(20_000).fill(Math.random()));');
  expect(fault).toMatch(/^mf-lifts: the heap grows by \d{7,8} bytes in 20 visits of \/lifts; 1000000 are/);
  expect(more).toEqual([]);
}, 120_000);

test.each([
  ['writes an error to the browser’s console', "console.error('a key is missing');", 'a key is missing'],
  ['throws', "setTimeout(() => { throw new Error('no lift'); });", 'no lift'],
])(
  'a section that %s is refused, with the message',
  async (_, onVisit, message) => {
    expect(await faultsWith(onVisit)).toEqual([`mf-lifts: the browser's console has an error: ${message}`]);
  },
  120_000,
);
