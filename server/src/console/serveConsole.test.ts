import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { serveConsole } from './serveConsole';

const ahead = (file: string, chunk = file) =>
  `<link rel="preload" as="script" href="/${file}.js" data-ahead="${chunk}">\n`;
const PAGE = `<!doctype html><script defer src="/shell.js"></script>${ahead('common', 'bootstrap')}${ahead('forms', 'login')}${ahead('console', 'signed-in')}${ahead('lists')}${ahead('rest')}${ahead('phone')}<script type="application/json" id="registry">null</script><div id="root"></div>`;
const DEPLOYED = '{"revision":"r","remotes":["</script><b>$&"]}';
const SCRIPT = 'console.log("shell");\n'.repeat(100);

let siteDir: string;
let app: FastifyInstance;
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
};

const nonceIn = (text: string): string => /nonce(?:="|-)([\w-]+)/.exec(text)?.[1] ?? 'none';

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'se-site-'));
  write('index.html', PAGE);
  write('main.0123abcd.js', SCRIPT);
  write('main.0123abcd.js.br', brotliCompressSync(SCRIPT));
  write('favicon.svg', '<svg/>');
  write('.delivery/deployers.json', '{}');
  write('mf/registry.json', DEPLOYED);
  write('mf/registry/0123456789abcdef.json', '{}');
  write('mf/mf-tickets/0.1.0-ab/remoteEntry.js', 'tickets');
  app = await createServer(false);
  await serveConsole(app, siteDir);
});
afterAll(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

test.each(['/', '/login', '/all_tech_issues?page=2', '/editTicket/ELV-1001', '/nothing/of/that/name'])(
  'the page for %s, with the registry in it, to be revalidated each time',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-cache');
    const [, json = ''] = /id="registry">([^<]*)<\/script>/.exec(answer.body) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(DEPLOYED));
  },
);

test.each([
  ['/login', ['forms.js']],
  ['/LOGIN?from=mail', ['forms.js']],
  ['/verify-email?key=1', ['forms.js']],
  ['/amc_count', ['console.js']],
  ['/AMC_count/', ['console.js']],
  ['/editTicket/ELV-1001', ['forms.js', 'console.js', 'lists.js']],
  ['/add_technicians', ['forms.js', 'console.js', 'lists.js']],
  ['/new_call', ['forms.js', 'console.js', 'lists.js']],
  ['/emergencies', ['forms.js', 'console.js', 'lists.js', 'rest.js']],
  ['/all_tech_issues', ['console.js', 'lists.js']],
  ['/my_work/visit', ['console.js', 'lists.js', 'rest.js', 'phone.js']],
])('the page for %s preloads what is shown there, and nothing else', async (url, files) => {
  const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  const all = ['common.js', ...files];
  expect([...body.matchAll(/<link [^>]*href="\/([^"]+)"/g)].map(([, name]) => name)).toEqual(all);
  const announced = ['shell.js', ...all].map((file) => `</${file}>; rel=preload; as=script`);
  expect(headers['link']).toBe(announced.join(', '));
});

test('style sheets are inlined in the page, under the names by which the console finds them', async () => {
  const link = (file: string) => `<link rel="stylesheet" href="/${file}">`;
  write('index.html', link('shell.css') + link('gone.css') + link('odd.css'));
  write('shell.css', 'b{color:#$&}');
  write('odd.css', '</style>');
  const { body } = await app.inject({ url: '/technicians', headers: { accept: 'text/html' } });
  write('index.html', PAGE);
  expect(body).toBe(
    `<style nonce="${nonceIn(body)}" data-href="/shell.css">b{color:#$&}</style>${link('gone.css')}${link('odd.css')}`,
  );
});

test('the remotes that the address needs are preloaded by the page', async () => {
  const file = '/mf/mf-tickets/2/remoteEntry.js';
  const tickets = { name: 'mf-tickets', version: '2', entry: file, integrity: 'sha384-a', chunks: {} };
  const remotes = [{ ...tickets, preload: [], paths: ['/all_tech_issues'], extensions: [] }];
  write('mf/registry.json', JSON.stringify({ revision: 'r', remotes }));
  write('index.html', PAGE.replace('<script', '<head></head><script'));
  const { body } = await app.inject({ url: '/all_tech_issues?page=2', headers: { accept: 'text/html' } });
  expect(body).toContain(`<link rel="preload" as="script" href="${file}" integrity="sha384-a"`);
  write('mf/registry.json', DEPLOYED);
  write('index.html', PAGE);
});

test.each(['/', '/about', '/ABOUT', '/about/', '/about?from=mail'])(
  '%s is the prerendered page',
  async (url) => {
    write('pages/landing.html', '<h1>landing</h1>');
    write('pages/about.html', '<h1>about</h1>');
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    rmSync(path.join(siteDir, 'pages'), { recursive: true });
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      url === '/' ? '<h1>landing</h1>' : '<h1>about</h1>',
    ]);
    expect(answer.headers['cache-control']).toContain('no-cache');
  },
);

test('a prerendered page has its style sheet inlined, and keeps the link if there is no file', async () => {
  write('public.0123456789ab.css', 'h1{color:red}');
  const linked = (name: string) => `<link rel="stylesheet" href="/public.${name}.css"/>`;
  write('pages/about.html', linked('0123456789ab') + linked('ba9876543210'));
  const { body } = await app.inject({ url: '/about', headers: { accept: 'text/html' } });
  rmSync(path.join(siteDir, 'pages'), { recursive: true });
  expect(body).toBe(
    `<style nonce="${nonceIn(body)}" data-href="/public.0123456789ab.css">h1{color:red}</style>${linked('ba9876543210')}`,
  );
});

test('the company’s own pages are elsewhere, if configured (R226)', async () => {
  const configured = await createServer(false);
  await serveConsole(configured, siteDir, { contactUrl: 'mailto:lifts@example.com' });
  const contact = await configured.inject({ url: '/Contact', headers: { accept: 'text/html' } });
  expect([contact.statusCode, contact.headers['location']]).toEqual([302, 'mailto:lifts@example.com']);
  const android = await configured.inject({ url: '/android_app', headers: { accept: 'text/html' } });
  expect([android.statusCode, android.body]).toEqual([200, expect.stringContaining('id="root"')]);
  await configured.close();
});

const policyOf = async (console: FastifyInstance) => {
  const { headers, body } = await console.inject({ url: '/technicians', headers: { accept: 'text/html' } });
  return { body, policy: String(headers['content-security-policy']) };
};

test('only inlined styles and our own files are allowed as styles: each answer has its own nonce', async () => {
  write('shell.css', 'b{}');
  write('index.html', '<head><link rel="stylesheet" href="/shell.css"></head>');
  const [first, second] = [await policyOf(app), await policyOf(app)];
  const nonce = nonceIn(first.policy);
  expect(first.policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(first.policy).not.toContain('unsafe-inline');
  expect(first.body).toContain(`<style nonce="${nonce}" data-href="/shell.css">b{}</style>`);
  expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(nonceIn(second.policy)).not.toBe(nonce);
  expect(second.body).toContain(`nonce="${nonceIn(second.policy)}"`);
});

test('a remote that is opened on its own has a nonce for its styles, too', async () => {
  write('mf/mf-tickets/0.1.0-ab/index.html', '<head></head>');
  const { body, headers } = await app.inject({ url: '/mf/mf-tickets/0.1.0-ab/index.html' });
  const nonce = nonceIn(body);
  expect(body).toBe(`<head><meta property="csp-nonce" nonce="${nonce}"></head>`);
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(headers['cache-control']).toContain('no-cache');
});

test('a browser that has the page already gets a 304, and keeps the policy of its copy', async () => {
  const headers = { accept: 'text/html' };
  const first = await app.inject({ url: '/technicians', headers });
  const again = await app.inject({
    url: '/technicians',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBeUndefined();
  write('index.html', PAGE);
  const changed = await app.inject({
    url: '/technicians',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect(changed.statusCode).toBe(200);
});

test('scripts of another origin are refused, and no tab may load its own remote', async () => {
  const { body, policy } = await policyOf(app);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(body).not.toContain('remote-override');
});

test('where overrides are allowed the page says so, and scripts may be loaded from the user’s own machine only', async () => {
  const testing = await createServer(false);
  write('index.html', PAGE.replace('<script', '<head></head><script'));
  await serveConsole(testing, siteDir, { remoteOverride: true });
  const { body, policy } = await policyOf(testing);
  expect(body).toContain('<meta name="remote-override" content="allow"></head>');
  expect(policy).toContain("script-src 'self' http://localhost:* http://127.0.0.1:*;");
  expect(policy).toContain("connect-src 'self' http://localhost:* http://127.0.0.1:* ws://localhost:*");
  expect(policy).toContain("object-src 'none';");
  expect(policy).not.toContain('unsafe-eval');
  await testing.close();
  write('index.html', PAGE);
});

test('a remote that is deployed while the server runs is in the next page', async () => {
  write('mf/registry.json', '{"revision":"r2","remotes":["newer"]}');
  expect((await app.inject({ url: '/' })).body).toContain('{"revision":"r2","remotes":["newer"]}');
  write('mf/registry.json', DEPLOYED);
});

test.each([
  '/main.0123abcd.js',
  '/mf/mf-tickets/0.1.0-ab/remoteEntry.js',
  '/mf/registry/0123456789abcdef.json',
])('%s is cached for ever', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/favicon.svg', '/mf/registry.json'])('%s is revalidated each time', async (url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-cache'),
  ]);
});

test('a precompressed file is sent compressed', async () => {
  const answer = await app.inject({ url: '/main.0123abcd.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.length).toBeLessThan(200);
  const plain = await app.inject({ url: '/main.0123abcd.js' });
  expect(plain.body).toBe(SCRIPT);
});

test.each([
  '/mf/mf-tickets/0.1.0-ab/missing.js',
  '/mf/mf-nothing/',
  '/main.99999999.js',
  '/api/nothing/',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/.env.local',
  '/.delivery/deployers.json',
  '/%2edelivery/deployers.json',
])('%s is 404, and never the page', async (url) => {
  const answer = await app.inject({ url, headers: { accept: '*/*' } });
  expect(answer.statusCode).toBe(404);
});

test('an address that a script requests as JSON is 404, too', async () => {
  const answer = await app.inject({ url: '/nothing', headers: { accept: 'application/json' } });
  expect(answer.statusCode).toBe(404);
});
