import { preloadLinks } from './preloadLinks';

const folder = '/mf/mf-tickets/2';
const tickets = {
  name: 'mf-tickets',
  version: '2',
  entry: `${folder}/remoteEntry.js`,
  integrity: 'sha384-a',
  chunks: { 'remoteEntry.js': 'sha384-a', 'remote.0.js': 'sha384-b' },
  preload: [`${folder}/remote.0.js`, `${folder}/remote.0.css`],
  paths: ['/all_tech_issues', '/editTicket/:ticket_key'],
  extensions: ['home'],
};
const linksAt = (url: string, remote: unknown) => {
  const [pathname = '', search] = url.split('?');
  const links = preloadLinks(
    { revision: 'r', remotes: [null, remote] },
    pathname,
    new URLSearchParams(search),
  );
  return [...links.matchAll(/<link rel="preload" as="\w+" href="((?:https:\/\/[^/]*)?\/mf\/[^>]*)>/g)].map(
    ([, link]) => link,
  );
};

test.each(['/all_tech_issues', '/ALL_tech_issues?page=2', '/editTicket/ELV-1'])(
  '%s: its scripts and styles, as the shell will request them',
  (url) => {
    expect(linksAt(url, tickets)).toEqual([
      `${folder}/remoteEntry.js" integrity="sha384-a" crossorigin="anonymous"`,
      `${folder}/remote.0.js" integrity="sha384-b"`,
      `${folder}/remote.0.css"`,
    ]);
  },
);

test('nothing of a version whose entry was refused', () =>
  expect(linksAt('/all_tech_issues', { ...tickets, entry: '' })).toEqual([]));

test('files of another origin, as the shell requests them: without cookies', () => {
  const at = `https://parts.example${folder}`;
  const preload = [`${at}/remote.0.js`];
  const screenFiles = [{ paths: ['/all_tech_issues'], files: [`${at}/list.0.css`] }];
  const elsewhere = { ...tickets, entry: `${at}/remoteEntry.js`, preload, screenFiles };
  expect(linksAt('/all_tech_issues', elsewhere)).toEqual([
    `${at}/remoteEntry.js" integrity="sha384-a" crossorigin="anonymous"`,
    `${at}/remote.0.js" integrity="sha384-b" crossorigin="anonymous"`,
    `${at}/list.0.css" crossorigin="anonymous"`,
  ]);
});

test('the files of the screen at the address as well, and of no other screen', () => {
  const screens = {
    ...tickets,
    chunks: { ...tickets.chunks, 'list.0.js': 'sha384-c', 'form.0.js': 'sha384-d' },
    screenFiles: [
      { paths: ['/all_tech_issues'], files: [`${folder}/list.0.js`, `${folder}/list.0.css`] },
      { paths: ['/editTicket/:ticket_key'], files: [`${folder}/form.0.js`, `${folder}/remote.0.js`] },
    ],
  };
  const always = [
    `${folder}/remoteEntry.js" integrity="sha384-a" crossorigin="anonymous"`,
    `${folder}/remote.0.js" integrity="sha384-b"`,
  ];
  const style = `${folder}/remote.0.css"`;
  expect(linksAt('/all_tech_issues', screens)).toEqual([
    ...always,
    `${folder}/list.0.js" integrity="sha384-c"`,
    style,
    `${folder}/list.0.css"`,
  ]);
  expect(linksAt('/editTicket/ELV-1', screens)).toEqual([
    ...always,
    `${folder}/form.0.js" integrity="sha384-d"`,
    style,
  ]);
  const elsewhere = [{ paths: ['/all_tech_issues'], files: ['//evil.example/x.css', '/mf/x.css"><b>'] }];
  expect(linksAt('/all_tech_issues', { ...tickets, screenFiles: elsewhere })).toEqual([...always, style]);
});

test.each([
  ['another address', '/technicians', tickets],
  ['Home, to which it adds a part: the shell requests that', '/amc_count', tickets],
  ['the sign-in page', '/login', { ...tickets, paths: ['/all_tech_issues'] }],
  ['a disabled remote', '/all_tech_issues', { ...tickets, enabled: false }],
  ['a remote with a canary, which only the shell can choose', '/all_tech_issues', { ...tickets, canary: {} }],
  [
    'a file from another origin',
    '/all_tech_issues',
    { ...tickets, entry: '//evil.example/x.js', preload: [] },
  ],
  [
    'a script with an invalid hash',
    '/all_tech_issues',
    { ...tickets, integrity: '"><b>', chunks: {}, preload: [`${folder}/remote.0.js`] },
  ],
  ['invalid paths', '/all_tech_issues', { ...tickets, paths: 'x' }],
  ['invalid files of screens', '/all_tech_issues', { ...tickets, screenFiles: [{ paths: 'x' }] }],
])('nothing for %s', (_, url, remote) => {
  expect(linksAt(url, remote)).toEqual([]);
});
