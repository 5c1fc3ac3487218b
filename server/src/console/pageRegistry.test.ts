import { pageRegistry, registryAt } from './pageRegistry';

const version = (name: string) => ({
  version: name,
  chunks: { 'remoteEntry.js': 'sha384-a', 'remote.0.js': 'sha384-b', 'later.1.js': 'sha384-c' },
  preload: [`/mf/mf-lifts/${name}/remote.0.js`],
  screenFiles: [{ paths: ['/lifts'], files: [`/mf/mf-lifts/${name}/later.1.js`] }],
});
const slim = (name: string) => ({
  version: name,
  chunks: { 'remote.0.js': 'sha384-b' },
  preload: [`/mf/mf-lifts/${name}/remote.0.js`],
});

test('of each version the page has only the integrity of the files for every screen, and no files of screens', () => {
  const shell = { version: '1', contract: '0.1.0' };
  const remote = { name: 'mf-lifts', ...version('2'), previous: version('1'), canary: version('3') };
  expect(pageRegistry({ revision: 'r', shell, remotes: [remote] }, '/lifts')).toEqual({
    revision: 'r',
    shell,
    remotes: [{ name: 'mf-lifts', ...slim('2'), previous: slim('1'), canary: slim('3') }],
  });
});

test('the page of Home has the files of the parts of Home, and their integrity', () => {
  const files = ['/mf/mf-lifts/2/later.1.js'];
  const screenFiles = [{ paths: ['/amc_count'], files }, ...version('2').screenFiles];
  const registry = { remotes: [{ name: 'mf-lifts', ...version('2'), screenFiles }] };
  const chunks = { 'remote.0.js': 'sha384-b', 'later.1.js': 'sha384-c' };
  expect(pageRegistry(registry, '/AMC_count/')).toEqual({
    remotes: [{ name: 'mf-lifts', ...slim('2'), chunks, screenFiles: [{ paths: ['/amc_count'], files }] }],
  });
  expect(pageRegistry(registry, '/lifts')).toEqual({ remotes: [{ name: 'mf-lifts', ...slim('2') }] });
});

test('the page does not tell who deployed', () => {
  const provenance = { by: 'lifts-team', commit: 'c0ffee', checks: [] };
  const change = { what: 'rolled back', by: 'lifts-team' };
  const remote = { name: 'mf-lifts', provenance, change, canary: { version: '3', provenance } };
  const page = JSON.stringify(
    pageRegistry({ shell: { version: '1', provenance }, remotes: [remote] }, '/lifts'),
  );
  expect(page).toContain('"version":"3"');
  expect(page).not.toContain('lifts-team');
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ remotes: 'x' }],
  [{ remotes: [1, null, { name: 'a', chunks: 'x' }, { previous: 1 }] }],
])('%j is left as it is', (value) => {
  expect(pageRegistry(value, '/lifts')).toEqual(value);
  expect(registryAt(value, '/lifts')).toEqual(value);
});

describe('whose remotes the page at an address has (R1393)', () => {
  const lifts = { name: 'mf-lifts', paths: ['/lifts'] };
  const phone = { name: 'mf-phone', paths: ['/my_work', '/my_work/visit'], roles: ['TechnicianUser'] };
  const both = { name: 'mf-both', paths: ['/both'], roles: ['TechnicianUser', 'DealerUser'] };
  const broken = { name: 'mf-broken', paths: ['/broken', 1] };
  const registry = { revision: 'r', remotes: [lifts, phone, both, broken] };

  test.each(['/lifts', '/amc_count', '/both', '/unknown', '/my_work/elsewhere'])(
    '%s is a page of dealers, without a word about others',
    (pathname) => {
      expect(registryAt(registry, pathname)).toEqual({ revision: 'r', remotes: [lifts, both, broken] });
    },
  );

  test.each(['/my_work', '/MY_WORK/visit/'])('%s is a page of technicians, and says so', (pathname) => {
    expect(registryAt(registry, pathname)).toEqual({
      revision: 'r',
      role: 'TechnicianUser',
      remotes: [phone, both],
    });
  });
});
