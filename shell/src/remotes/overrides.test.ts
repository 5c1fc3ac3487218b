import { clearOverrides, hasOverrides, overrides, storeOverridesFromUrl } from './overrides';

const LOCAL = 'http://localhost:8081/remoteEntry.js';

/** Opens the page at an address, on a server that allows overrides by default. */
function openAt(address: string, { allowed = true } = {}) {
  document.head.innerHTML = allowed ? '<meta name="remote-override" content="allow">' : '';
  window.history.replaceState(null, '', address);
  storeOverridesFromUrl();
}

beforeEach(() => sessionStorage.clear());

test('a remote of this machine is removed from the address and stored for the tab', () => {
  openAt(`/technicians?page=2&remote=mf-people=${LOCAL}`);
  expect(overrides()).toEqual({ 'mf-people': LOCAL });
  expect(window.location.pathname + window.location.search).toBe('/technicians?page=2');
  openAt('/customers');
  expect(overrides()).toEqual({ 'mf-people': LOCAL });
});

test('several remotes can be overridden', () => {
  openAt(`/?remote=mf-people=${LOCAL}`);
  openAt('/?remote=mf-tickets=http://127.0.0.1:8082/remoteEntry.js');
  expect(Object.keys(overrides())).toEqual(['mf-people', 'mf-tickets']);
});

test('an empty one removes all of them', () => {
  openAt(`/?remote=mf-people=${LOCAL}`);
  openAt('/?remote=');
  expect(hasOverrides()).toBe(false);
});

test('the banner’s button removes them, too', () => {
  openAt(`/?remote=mf-people=${LOCAL}`);
  clearOverrides();
  expect(hasOverrides()).toBe(false);
});

test('without permission of the server no override is stored, and stored ones are ignored', () => {
  openAt(`/?remote=mf-people=${LOCAL}`);
  openAt('/', { allowed: false });
  expect(hasOverrides()).toBe(false);
  sessionStorage.clear();
  openAt(`/?remote=mf-people=${LOCAL}`, { allowed: false });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['mf-people=https://evil.example/remoteEntry.js'],
  ['mf-people=http://localhost.evil.example/remoteEntry.js'],
  ['mf-people=http://localhost:8081@evil.example/remoteEntry.js'],
  ['mf-people=javascript:alert(1)'],
  ['mf-people=/remoteEntry.js'],
  ['mf-people'],
  [`=${LOCAL}`],
])('%s is not a remote of this machine', (remote) => {
  openAt(`/?remote=${encodeURIComponent(remote)}`);
  expect(hasOverrides()).toBe(false);
});

test('invalid stored data counts as empty', () => {
  openAt('/');
  sessionStorage.setItem('smart-elevator.remote-overrides', '{"mf-people":"https://evil.example/x.js"}');
  expect(hasOverrides()).toBe(false);
  sessionStorage.setItem('smart-elevator.remote-overrides', 'garbage');
  expect(hasOverrides()).toBe(false);
});
