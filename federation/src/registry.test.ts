import { parseRegistry, versionFor, type CanaryVersion, type DeployedRemote } from './registry';

const REMOTE: DeployedRemote = {
  name: 'mf-tickets',
  title: 'Tickets',
  version: '0.1.0-0123456789ab',
  entry: '/mf/mf-tickets/0.1.0-0123456789ab/remoteEntry.js',
  integrity: 'sha384-x',
  preload: ['/mf/mf-tickets/0.1.0-0123456789ab/remote.js'],
  contract: '^0.1.0',
  paths: ['/all_tech_issues', '/editTicket/:ticket_key'],
  navigation: [{ label: 'All Issues', path: '/all_tech_issues', order: 20 }],
  extensions: ['home'],
  chunks: { 'remoteEntry.js': 'sha384-x', 'remote.js': 'sha384-y' },
  enabled: true,
  changed: '2026-11-21T10:00:00.000Z',
};
const { name: _name, title: _title, enabled: _enabled, changed: _changed, ...VERSION } = REMOTE;
const CANARY: CanaryVersion = {
  ...VERSION,
  version: '0.2.0-ba9876543210',
  share: 0.1,
  since: '2026-11-21T11:00:00.000Z',
};
const SHELL = { version: '0.1.0-00000000000a', contract: '0.1.0' };

test('a valid registry is read completely', () => {
  const registry = {
    revision: 'r1',
    shell: SHELL,
    remotes: [
      {
        ...REMOTE,
        screenFiles: [{ paths: ['/all_tech_issues'], files: ['/mf/mf-tickets/1/list.0.js'] }],
        prefetch: { '/all_tech_issues': ['/api/tickets/?user_id=:dealer_id&ordering=-id'] },
        enabled: false,
        previous: VERSION,
        canary: CANARY,
      },
    ],
  };
  expect(parseRegistry(registry)).toEqual({ registry, invalid: [] });
});

test('an older registry is accepted: its remotes are enabled, their chunks are not checked', () => {
  const { chunks: _chunks, enabled: _on, changed: _when, ...before } = REMOTE;
  expect(parseRegistry({ revision: 'r1', remotes: [before] })).toEqual({
    registry: {
      revision: 'r1',
      shell: { version: '', contract: '' },
      remotes: [{ ...before, chunks: {}, enabled: true, changed: '' }],
    },
    invalid: [],
  });
});

test.each([
  ['previous version', { previous: { ...VERSION, entry: '//evil.example/x.js' } }],
  ['canary', { canary: { ...CANARY, share: 2 } }],
  ['canary', { canary: 'soon' }],
])('an invalid %s is left out, and the remote stays', (what, change) => {
  expect(parseRegistry({ revision: 'r1', shell: SHELL, remotes: [{ ...REMOTE, ...change }] })).toEqual({
    registry: { revision: 'r1', shell: SHELL, remotes: [REMOTE] },
    invalid: [`mf-tickets: the ${what}`],
  });
});

test.each([
  [null],
  [undefined],
  ['text'],
  [[]],
  [{}],
  [{ revision: 1, remotes: [] }],
  [{ revision: 'r1', remotes: {} }],
])('%j is not a registry', (value) => {
  expect(parseRegistry(value)).toBeUndefined();
});

test.each([
  ['no entry', { entry: undefined }],
  ['a script of another origin', { entry: 'https://evil.example/remoteEntry.js' }],
  ['an entry that names another host', { entry: '//evil.example/mf/remoteEntry.js' }],
  ['an entry that climbs out', { entry: '/mf/../api/x.js' }],
  ['paths that are no list', { paths: '/all_tech_issues' }],
  ['a path that is no path', { paths: ['all_tech_issues'] }],
  [
    'a navigation entry without an order',
    { navigation: [{ label: 'All Issues', path: '/all_tech_issues' }] },
  ],
  ['an extension that is no name', { extensions: [1] }],
  ['a preload of another origin', { preload: ['//evil.example/x.js'] }],
  ['integrities that are no texts', { chunks: { 'a.js': 1 } }],
  [
    'a file of a screen of another origin',
    { screenFiles: [{ paths: ['/x'], files: ['//evil.example/x.js'] }] },
  ],
  ['files of a screen without addresses', { screenFiles: [{ files: [] }] }],
  ['a call that is not of our API', { prefetch: { '/all_tech_issues': ['//evil.example/api/'] } }],
  ['a call that climbs out of our API', { prefetch: { '/all_tech_issues': ['/api/../mf/x/'] } }],
  ['calls that are no list', { prefetch: { '/all_tech_issues': '/api/tickets/' } }],
  ['roles that are no list', { roles: 'TechnicianUser' }],
  ['a role that nobody has', { roles: ['Passenger'] }],
  ['a switch that is neither on nor off', { enabled: 'yes' }],
])('a remote with %s is left out, and the others stay', (_, change) => {
  const read = parseRegistry({
    revision: 'r1',
    remotes: [
      { ...REMOTE, ...change },
      { ...REMOTE, name: 'mf-people' },
    ],
  });
  expect(read?.registry.remotes.map(({ name }) => name)).toEqual(['mf-people']);
  expect(read?.invalid).toEqual(['mf-tickets']);
});

test.each([
  ['a script of another origin', { entry: 'https://evil.example/x.js' }, ['mf-tickets']],
  ['a path that is no path', { paths: ['all_tech_issues'] }, ['mf-tickets']],
  ['no navigation', { navigation: 'none' }, ['mf-tickets']],
  ['no title', { title: undefined }, undefined],
  ['no entry, and switched off', { entry: undefined, enabled: false }, undefined],
])('a remote with %s is named as unavailable, if it has a name', (_, change, names) => {
  const read = parseRegistry({ revision: 'r1', remotes: [{ ...REMOTE, ...change }] });
  expect(read?.registry.unavailable?.map(({ name }) => name)).toEqual(names);
});

test('only the valid parts of the section of an invalid remote are shown', () => {
  const [item] = REMOTE.navigation;
  const navigation = [item, { ...item, path: '//evil.example' }, null];
  const paths = [...REMOTE.paths, 'all_tech_issues', 7];
  const read = parseRegistry({
    revision: 'r1',
    remotes: [{ ...REMOTE, paths, navigation, titles: { hi: 1 } }],
  });
  const { name, title } = REMOTE;
  expect(read?.registry.remotes).toEqual([]);
  expect(read?.registry.unavailable).toEqual([{ name, title, paths: REMOTE.paths, navigation: [item] }]);
});

describe('which version a dealer gets', () => {
  const remote = { ...REMOTE, canary: CANARY };
  const dealers = Array.from({ length: 20_000 }, (_, index) => index + 1);
  const chosen = (share: number, name = REMOTE.name) =>
    dealers.filter(
      (id) => versionFor({ ...remote, name, canary: { ...CANARY, share } }, id).version === CANARY.version,
    );

  test.each([
    [0, 0, 0],
    [0.01, 160, 240],
    [0.1, 1_850, 2_150],
    [0.5, 9_700, 10_300],
    [1, 20_000, 20_000],
  ])('a canary for %d of the dealers reaches that many of them', (share, least, most) => {
    const { length } = chosen(share);
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  test('a dealer with the canary keeps it when the share grows', () => {
    const more = new Set(chosen(0.25));
    expect(chosen(0.1).filter((id) => !more.has(id))).toEqual([]);
  });

  test('the canaries of different remotes go to different dealers', () => {
    const tickets = new Set(chosen(0.1));
    const both = chosen(0.1, 'mf-people').filter((id) => tickets.has(id));
    expect(both.length).toBeLessThan(300);
  });

  test('an id gives the same result as a number and as a text', () => {
    const asText = dealers.filter((id) => versionFor(remote, String(id)).version === CANARY.version);
    expect(asText).toEqual(chosen(0.1));
  });

  test('without a dealer, or without a canary, it is the version for everybody', () => {
    expect(versionFor({ ...remote, canary: { ...CANARY, share: 1 } }).version).toBe(REMOTE.version);
    expect(versionFor(REMOTE, 7).version).toBe(REMOTE.version);
  });
});

test('a registry may be that of one type of users, and a remote may be for others than dealers (R1393)', () => {
  const phone: DeployedRemote = { ...REMOTE, roles: ['TechnicianUser'] };
  const written = { revision: 'r1', role: 'TechnicianUser', shell: SHELL, remotes: [phone] };
  expect(parseRegistry(written)?.registry).toMatchObject({ role: 'TechnicianUser', remotes: [phone] });
  expect(parseRegistry({ ...written, role: 'Passenger' })?.registry.role).toBeUndefined();
});

test('an invalid remote that is for technicians stays theirs', () => {
  const broken = { ...REMOTE, entry: 'elsewhere.js', roles: ['TechnicianUser', 'Passenger'] };
  const read = parseRegistry({ revision: 'r1', shell: SHELL, remotes: [broken] });
  expect(read?.registry.unavailable).toMatchObject([{ name: REMOTE.name, roles: ['TechnicianUser'] }]);
});
