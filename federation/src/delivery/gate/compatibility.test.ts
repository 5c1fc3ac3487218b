/** @jest-environment node */
import type { Expectations } from '../../artifacts/BuildManifest';
import type { DeployedRemote, Registry } from '../../registry';
import { checkRemote, checkShell } from './compatibility.mjs';

const version = {
  version: '1.0.0-a',
  entry: '/mf/mf-lifts/1.0.0-a/remoteEntry.js',
  integrity: 'sha384-x',
  chunks: {},
  preload: ['/mf/mf-lifts/1.0.0-a/remote.js'],
  contract: '^0.1.0',
  paths: ['/lifts', '/lift/:id'],
  navigation: [],
  extensions: [],
};
const doors: DeployedRemote = {
  ...version,
  name: 'mf-doors',
  title: 'Doors',
  paths: ['/doors'],
  enabled: true,
  changed: '',
};
const live: Registry = { revision: 'r', shell: { version: '1', contract: '0.1.3' }, remotes: [doors] };
const lifts = (changes: object = {}) => ({
  name: 'mf-lifts',
  title: 'Lifts',
  version: { ...version, ...changes },
});
const nothing = { packages: {}, provides: {}, expects: {} };
const provides = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react-router-dom': '7.18.5' };
const offer = { provides };

test('a compatible remote passes', () => {
  const expects = {
    react: '^19.3.0',
    'react-router-dom': '^7.18.0',
    '@smart-elevator/shared-ui/page/Page': '^9.0.0',
  };
  expect(checkRemote(live, lifts(), { ...nothing, expects }, offer)).toEqual([]);
});

test('a remote does not conflict with its own deployed version', () => {
  const own = { ...doors, name: 'mf-lifts', paths: version.paths };
  expect(checkRemote({ ...live, remotes: [own] }, lifts(), nothing, offer)).toEqual([]);
});

test.each([
  [
    'another contract',
    { contract: '^0.2.0' },
    'mf-lifts 1.0.0-a needs the contract ^0.2.0; the shell has 0.1.3.',
  ],
  [
    'a newer contract',
    { contract: '^0.1.4' },
    'mf-lifts 1.0.0-a needs the contract ^0.1.4; the shell has 0.1.3.',
  ],
  [
    'a range that the shell cannot read',
    { contract: '>=0.1' },
    'mf-lifts 1.0.0-a names the contract >=0.1, which is not a range such as ^0.1.0.',
  ],
  [
    'an address of another remote',
    { paths: ['/DOORS'] },
    'mf-lifts claims /DOORS, which belongs to mf-doors.',
  ],
  [
    'a pattern over another remote',
    { paths: ['/:any'] },
    'mf-lifts claims /:any, which belongs to the shell.',
    'mf-lifts claims /:any, which belongs to mf-doors.',
  ],
])('a remote with %s is refused, with the reason', (_, changes, ...sentences) => {
  expect(checkRemote(live, lifts(changes), nothing, offer)).toEqual(sentences);
});

test.each(['react', 'react-dom', 'react-router', 'react-router-dom', '@smart-elevator/shared-api/client'])(
  'a remote with its own copy of %s is refused, with the reason',
  (name) => {
    const [violation, ...more] = checkRemote(
      live,
      lifts(),
      { ...nothing, packages: { [name]: '19.0.0' } },
      offer,
    );
    expect(violation).toMatch(`mf-lifts contains its own copy of ${name} 19.0.0. Use the shell's copy`);
    expect(more).toEqual([]);
  },
);

test.each([
  ['react', '^20.0.0', 'mf-lifts uses react ^20.0.0 of the shell, which has 19.3.1.'],
  ['react-dom', '^19.3.0', 'mf-lifts uses react-dom ^19.3.0 of the shell, which has none.'],
])('a remote that expects another %s than the shell has is refused', (name, range, sentence) => {
  expect(checkRemote(live, lifts(), { ...nothing, expects: { [name]: range } }, offer)).toEqual([sentence]);
});

/** A shell with 1.2.0 of both shared packages, and a remote that uses a part of each. */
const CALLS = '@smart-elevator/shared-api/client/useCall';
const HOST = '@smart-elevator/federation/remote';
const BUTTON = '@smart-elevator/shared-ui/button/Button';
const shell12 = {
  provides: { [CALLS]: '1.2.0', [BUTTON]: '1.2.0', [HOST]: '1.2.0' },
  exports: { [CALLS]: ['useCall', 'useCalls'], [BUTTON]: ['Button'] },
};

test.each([
  ['an older minor version', { [CALLS]: '^1.0.0', [BUTTON]: '^1.1.0' }, { [CALLS]: ['useCall'] }, []],
  ['the same version', { [CALLS]: '^1.2.0', [BUTTON]: '^1.2.0' }, { [CALLS]: ['useCalls'] }, []],
  ['a whole module', { [CALLS]: '^1.2.0' }, { [CALLS]: ['*'] }, []],
  ['a newer look, which it brings', { [BUTTON]: '^1.3.0' }, { [BUTTON]: ['Button', 'Menu'] }, []],
  ['another look, which it brings', { [BUTTON]: '^2.0.0' }, { [BUTTON]: ['Menu'] }, []],
  [
    'a newer client',
    { [CALLS]: '^1.3.0' },
    { [CALLS]: ['useCall'] },
    [`mf-lifts uses ${CALLS} ^1.3.0 of the shell, which has 1.2.0.`],
  ],
  [
    'another client',
    { [CALLS]: '^2.0.0' },
    { [CALLS]: ['useCall'] },
    [`mf-lifts uses ${CALLS} ^2.0.0 of the shell, which has 1.2.0.`],
  ],
  ['an older host', { [HOST]: '^1.1.0' }, {}, []],
  [
    'a newer host, with parts that the shell would not show',
    { [HOST]: '^1.3.0' },
    {},
    [`mf-lifts uses ${HOST} ^1.3.0 of the shell, which has 1.2.0.`],
  ],
  [
    'an export that the shell does not have',
    { [CALLS]: '^1.0.0', [BUTTON]: '^1.0.0' },
    { [CALLS]: ['useStream'], [BUTTON]: ['Menu'] },
    [
      `mf-lifts uses useStream of ${CALLS} ^1.0.0, which the shell's 1.2.0 does not have.`,
      `mf-lifts uses Menu of ${BUTTON} ^1.0.0, which the shell's 1.2.0 does not have.`,
    ],
  ],
])('a remote that was built with %s meets the shell: the violations', (_, expects, uses, violations) => {
  expect(checkRemote(live, lifts(), { ...nothing, expects, uses }, shell12)).toEqual(violations);
  // A new shell meets the deployed remote in the same way.
  const candidate = { shell: { version: '2', contract: '0.1.3' }, ...shell12 };
  expect(checkShell({ ...live, remotes: [] }, candidate, {}, [{ name: 'mf-lifts', expects, uses }])).toEqual(
    violations,
  );
});

test('a shell that was deployed before federation had versions takes every remote', () => {
  const expects = { [HOST]: '^1.0.0' };
  expect(checkRemote(live, lifts(), { ...nothing, expects }, offer)).toEqual([]);
});

test('a shell that breaks the contract of one deployed remote, or of its canary, is refused', () => {
  const canary = { ...version, version: '2', contract: '^0.2.0', share: 0.1, since: '' };
  const candidate = { shell: { version: '2', contract: '0.2.0' }, provides };
  expect(checkShell({ ...live, remotes: [{ ...doors, canary }] }, candidate)).toEqual([
    'mf-doors 1.0.0-a needs the contract ^0.1.0; the shell has 0.2.0.',
  ]);
});

test('a shell without modules that the deployed remotes use is refused', () => {
  const candidate = { shell: live.shell, provides: { ...provides, react: '20.0.0' } };
  expect(checkShell(live, candidate, provides)).toEqual([
    'The deployed remotes use react 19.3.1 of the shell, and this one has 20.0.0.',
  ]);
  expect(checkShell(live, { ...candidate, provides }, provides)).toEqual([]);
});

test.each([
  ['mf-lifts/list', 'mf-lifts contains its own copy of the context of antd, imported by mf-lifts/list.'],
  ['some-grid', 'mf-lifts contains its own copy of the context of antd, imported by some-grid.'],
])('a remote in which %s imports the look’s library is refused, with the reason', (importer, sentence) => {
  const importers = { antd: ['@smart-elevator/shared-ui/button', '@rc-component/picker', importer] };
  expect(checkRemote(live, lifts(), { ...nothing, importers }, offer)).toEqual([
    `${sentence} Use the modules of shared-ui.`,
  ]);
});

test.each(['@tanstack/react-query', 'zustand', 'ky'])(
  'a remote that contains its own copy of %s is refused: its state would not be the shell’s',
  (library) => {
    const packages = { [library]: '5.0.0' };
    expect(checkRemote(live, lifts(), { ...nothing, packages }, offer)).toEqual([
      `mf-lifts contains its own copy of ${library} 5.0.0, with a state of its own. Use shared-api/client.`,
    ]);
  },
);

describe('the own copy of shared-ui takes the client from the shell', () => {
  const look: NonNullable<Expectations['look']> = {
    client: '^1.2.0',
    uses: { [CALLS]: ['useCall', 'useCalls'] },
  };
  const violationsOf = (range: string, needs: typeof look) => {
    const expects = { [BUTTON]: range };
    const candidate = { shell: { version: '2', contract: '0.1.3' }, ...shell12 };
    const violations = checkRemote(live, lifts(), { ...nothing, expects, look: needs }, shell12);
    // A new shell meets the deployed remote in the same way.
    const deployed = [{ name: 'mf-lifts', expects, look: needs }];
    expect(checkShell({ ...live, remotes: [] }, candidate, {}, deployed)).toEqual(violations);
    return violations;
  };

  test.each([
    ['all that it needs', look, []],
    [
      'an older client',
      { ...look, client: '^1.3.0' },
      [`The copy of shared-ui of mf-lifts uses ${CALLS} ^1.3.0 of the shell, which has 1.2.0.`],
    ],
    [
      'a client without an export',
      { ...look, uses: { [CALLS]: ['useCall', 'useStream'] } },
      [
        `The copy of shared-ui of mf-lifts uses useStream of ${CALLS} ^1.2.0, which the shell's 1.2.0 does not have.`,
      ],
    ],
    [
      'a client without a module',
      { ...look, uses: { [`${CALLS}Later`]: ['*'] } },
      [`The copy of shared-ui of mf-lifts uses ${CALLS}Later ^1.2.0 of the shell, which has none.`],
    ],
  ])('that has %s: the violations', (_, needs, violations) => {
    expect(violationsOf('^2.0.0', needs)).toEqual(violations);
  });

  test('but it is not used where the shell’s fits', () => {
    expect(violationsOf('^1.1.0', { client: '^9.0.0', uses: { [CALLS]: ['useStream'] } })).toEqual([]);
  });
});
