import { readRegistry, type DeployedRemote } from './registry';

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
  lends: ['home'],
};

test('a registry is read as it is', () => {
  expect(readRegistry({ revision: 'r1', remotes: [REMOTE] })).toEqual({
    registry: { revision: 'r1', remotes: [REMOTE] },
    faults: [],
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
])('%j is no registry', (value) => {
  expect(readRegistry(value)).toBeUndefined();
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
  ['something lent that is no name', { lends: [1] }],
])('a remote with %s is left out, the others stand', (_, change) => {
  const read = readRegistry({
    revision: 'r1',
    remotes: [
      { ...REMOTE, ...change },
      { ...REMOTE, name: 'mf-people' },
    ],
  });
  expect(read?.registry.remotes.map(({ name }) => name)).toEqual(['mf-people']);
  expect(read?.faults).toEqual(['mf-tickets']);
});
