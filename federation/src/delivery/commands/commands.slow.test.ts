/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildRemote, deployTo, temporarySite } from '../../testing/temporarySite';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

/** A console where only the dealer may sign in. */
async function serveDealerOnly() {
  const server = createServer(async (request, response) => {
    const isDealer = (await text(request)).includes('demo_dealer');
    response.writeHead(isDealer ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describe('the commands', () => {
  const run = (words: string[], token = '', more: NodeJS.ProcessEnv = {}) =>
    new Promise<string>((resolve) => {
      const program = path.resolve(import.meta.dirname, '../../../bin/federation.mjs');
      const env = { ...process.env, DEPLOY_DIR: site.site, DEPLOY_TOKEN: token, ...more };
      execFile(process.execPath, [program, ...words], { env }, (_, output, errors) =>
        resolve(output + errors),
      );
    });

  test('print a new token once, and refuse to deploy and to roll back without it', async () => {
    await site.store.put('index.html', Buffer.from('<html>'));
    const output = await run(['deploy', '--add-deployer', 'mf-people', 'people-team']);
    const [, token = ''] =
      /^The DEPLOY_TOKEN of people-team for mf-people, shown only now: (\S{43})\n$/.exec(output) ?? [];
    const refusal =
      'mf-people is deployed by people-team. Please set DEPLOY_TOKEN to the token of that team.\n';
    expect(await run(['deploy', 'mf-people'], 'another')).toBe(refusal);
    expect(await run(['rollback', 'mf-people'])).toBe(refusal);
    for (const what of ['disable', 'enable', 'remove'])
      expect(await run(['remotes', what, 'mf-people'])).toBe(refusal);
    expect(await run(['remotes', 'disable', 'mf-people'], token)).toBe('mf-people is not deployed.\n');
    const removal = ['deploy', '--remove-deployer', 'mf-people', 'people-team'];
    expect(await run(removal)).toBe(refusal);
    expect(await run(removal, token)).toBe('people-team is removed.\n');
  }, 60_000);

  test('say that the technician who sees a remote cannot sign in, before they change anything', async () => {
    await site.store.put('index.html', Buffer.from('<html>'));
    for (const script of ['one', 'two']) {
      const dir = buildRemote(site.root, 'mf-technician', `${script};`, { roles: ['TechnicianUser'] });
      await deployTo(site, 'mf-technician', script, { dir });
    }
    const { revision } = await site.live();
    const { url, stop } = await serveDealerOnly();
    try {
      for (const command of ['deploy', 'rollback'])
        expect(await run([command, 'mf-technician'], '', { DEPLOY_URL: url })).toMatch(
          /^priya\.sharma cannot sign in \(401\)\. Set .*DEPLOY_TECHNICIAN_USERNAME/,
        );
    } finally {
      stop();
    }
    expect((await site.live()).revision).toBe(revision);
  }, 60_000);

  test.each([
    ['a browser that does not start', { CHROMIUM_PATH: '/bin/false' }, /^The checks need Chromium: /],
    ['a console that does not answer', { DEPLOY_URL: 'http://127.0.0.1:1' }, /^The console at http:\/\/127/],
    [
      'no room for the checks',
      { TMPDIR: '/proc' },
      /^The disk of \/proc has 0 MB left; 512 MB are needed\.$/m,
    ],
  ])(
    'deploy and rollback say that there is %s, before they change anything',
    async (_, env, refusal) => {
      await site.store.put('index.html', Buffer.from('<html>'));
      await deployTo(site, 'mf-people', 'one');
      await deployTo(site, 'mf-people', 'two');
      const before = await site.store.list('');
      const { revision } = await site.live();
      for (const command of ['deploy', 'rollback'])
        expect(await run([command, 'mf-people'], '', env)).toMatch(refusal);
      expect((await site.live()).revision).toBe(revision);
      expect(await site.store.list('')).toEqual(before);
    },
    60_000,
  );

  test('lint and types are skipped with a reason only', async () => {
    await site.store.put('index.html', Buffer.from('<html>'));
    expect(await run(['deploy', 'mf-people', '--skip-lint-and-types', ''])).toBe(
      'Please name the reason: --skip-lint-and-types "the sign-in is down".\n',
    );
  }, 30_000);

  test.each([
    [
      ['deploy', 'mf-people', '--preview', '--canary', '10%'],
      'A preview is for the dealers in PREVIEW_DEALERS, a canary for a share of all. Please choose one.\n',
    ],
    [
      ['remotes', '--judge', 'disable', 'mf-people'],
      'Please judge the canaries and change a remote one after the other.\n',
    ],
  ])(
    '%j is refused: a part of it would be left out',
    async (words, refusal) => {
      await site.store.put('index.html', Buffer.from('<html>'));
      await deployTo(site, 'mf-people', 'one');
      const { revision } = await site.live();
      expect(await run(words, '', { CHROMIUM_PATH: '/bin/false' })).toBe(refusal);
      expect((await site.live()).revision).toBe(revision);
    },
    30_000,
  );

  const at = 'https://parts.example.com/mf-manifest.json';
  test.each([
    ['no address', ['parts'], /^Please name the remote, its address, a title and a path:/],
    ['a remote of this build', ['mf-people', at], /^mf-people is a remote of the console's own build/],
    ['a remote of a repository of its own', ['mf-lifts', at], /^mf-lifts is a remote of the console's own/],
    ['a folder of the store', ['registry', at], /^registry is no name of a remote/],
    [
      'a path of another remote',
      ['parts', at, '--path', '/mf-lifts'],
      /claims \/mf-lifts, which belongs to mf-lifts/,
    ],
    ['a path of the shell', ['parts', at, '--path', '/login'], /claims \/login, which belongs to the shell/],
    ['a path of the server', ['parts', at, '--path', '/api/parts'], /belongs to the server of the console/],
    ['an entry of the shell', ['parts', at, '--title', 'Home'], /entry Home, which belongs to the shell/],
    ['a long title', ['parts', at, '--title', 'Parts '.repeat(9)], /must have 1 to 30 characters/],
    [
      'a contract that is no range',
      ['parts', at, '--contract', '9'],
      /^--contract is a range such as \^2\.1, not 9\./,
    ],
  ])(
    'a remote of another build with %s is refused before anything is fetched (R1014)',
    async (_, words, refusal) => {
      await site.store.put('index.html', Buffer.from('<html>'));
      await deployTo(site, 'mf-lifts', 'one');
      const { revision } = await site.live();
      const defaults = [
        ['--title', 'Parts'],
        ['--path', '/parts'],
      ].flatMap(([option = '', value = '']) => (words.includes(option) ? [] : [option, value]));
      expect(await run(['remotes', 'add', ...words, ...defaults])).toMatch(refusal);
      expect((await site.live()).revision).toBe(revision);
    },
    60_000,
  );

  test('a set is named by packages of the project', async () => {
    await site.store.put('index.html', Buffer.from('<html>'));
    expect(await run(['deploy', '--together', 'shell', 'mf-nothing'])).toMatch(/^Please name one remote/);
    expect(await run(['deploy', 'shell', 'mf-people'])).toMatch(/several with --together\.$/m);
  }, 30_000);
});
