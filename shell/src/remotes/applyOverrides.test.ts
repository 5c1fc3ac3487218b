import { aDeployedRemote } from '../testing/aDeployedRemote';
import { applyOverrides } from './applyOverrides';

const ENTRY = 'http://localhost:8081/remoteEntry.js';
const DESCRIBED = { contract: '^0.1.0', paths: ['/new'], navigation: [], extensions: [] };

const registry = (...names: string[]) => ({
  revision: 'r1',
  shell: { version: '', contract: '' },
  remotes: names.map((name) => aDeployedRemote(name)),
});

beforeEach(() => {
  document.head.innerHTML = '<meta name="remote-override" content="allow">';
  sessionStorage.setItem('smart-elevator.remote-overrides', JSON.stringify({ 'mf-local': ENTRY }));
});

const answered = (answer: Response) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer);

test('a local remote replaces the deployed one, with the addresses of its own description', async () => {
  const asked = answered(Response.json(DESCRIBED));
  const { remotes } = await applyOverrides(registry('mf-other', 'mf-local'));
  expect(String(asked.mock.calls[0]?.[0])).toBe('http://localhost:8081/remote.json');
  expect(remotes.map(({ name }) => name)).toEqual(['mf-other', 'mf-local']);
  expect(remotes[1]).toMatchObject({ entry: ENTRY, integrity: '', version: 'local', paths: ['/new'] });
});

test('a local remote that is not deployed yet is added', async () => {
  answered(Response.json(DESCRIBED));
  const { remotes } = await applyOverrides(registry());
  expect(remotes).toEqual([
    expect.objectContaining({ name: 'mf-local', title: 'mf-local', paths: ['/new'] }),
  ]);
});

test('without its own description, the deployed one’s addresses are used', async () => {
  answered(new Response('Not found', { status: 404 }));
  const { remotes } = await applyOverrides(registry('mf-local'));
  expect(remotes[0]).toMatchObject({ entry: ENTRY, paths: ['/mf-local'] });
});

test('a remote without any description is left out; the others stay', async () => {
  answered(Response.json({ paths: 'garbage' }));
  const { remotes } = await applyOverrides(registry('mf-other'));
  expect(remotes.map(({ name }) => name)).toEqual(['mf-other']);
});
