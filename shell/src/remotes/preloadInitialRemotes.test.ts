import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { preloadInitialRemotes } from './preloadInitialRemotes';

const NAME = 'mf-lifts';
const part = `/mf/${NAME}/0.1.0-0123456789ab/desk.0a1b2c.js`;
const remote = {
  ...aDeployedRemote(NAME),
  extensions: ['home', 'desk'],
  chunks: { 'desk.0a1b2c.js': 'sha384-of-it' },
  screenFiles: [{ paths: ['/amc_count'], files: [part, part.replace('.js', '.css')] }],
};

const requested = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'), (link) => [
    link.as,
    link.getAttribute('href'),
    link.integrity || undefined,
  ]);

beforeEach(() => {
  signedIn();
  document.head.innerHTML = '';
  const registry = { revision: 'r1', shell: { version: '', contract: '' }, remotes: [remote] };
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
});

test('Home requests the scripts and styles of its parts together with their remotes', () => {
  window.history.replaceState(null, '', '/amc_count');
  preloadInitialRemotes();
  expect(requested()).toEqual([
    ['script', remote.entry, remote.integrity],
    ['script', part, 'sha384-of-it'],
    ['style', part.replace('.js', '.css'), undefined],
  ]);
});

test('another screen requests nothing of Home', () => {
  window.history.replaceState(null, '', '/elevators');
  preloadInitialRemotes();
  expect(requested()).toEqual([]);
});
