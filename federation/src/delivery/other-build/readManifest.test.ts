/** @jest-environment node */
import { readManifest } from './readManifest.mjs';

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const react = {
  name: 'react',
  singleton: true,
  requiredVersion: '^19.0.0',
  assets: assets('749.js'),
};
const metaData = {
  globalName: 'parts',
  publicPath: 'auto',
  buildInfo: { buildVersion: 'local' },
  remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
};
const exposed = {
  path: './remote',
  assets: {
    js: { sync: ['expose.js'], async: ['1.js'] },
    css: { sync: [], async: ['1.css'] },
  },
};
const manifest = { metaData, exposes: [exposed], shared: [react], remotes: [] };
const read = (changes: object = {}) =>
  readManifest('parts', Buffer.from(JSON.stringify({ ...manifest, ...changes })), 'https://x.test/m.json');

test('a manifest names all files, the copies that never run, and what the shell must have', () => {
  expect(read()).toEqual({
    version: '0.0.0',
    first: ['expose.js'],
    files: ['remoteEntry.js', 'expose.js', '1.js', '1.css', '749.js'],
    fallbacks: ['749.js'],
    expects: { react: '^19.0.0' },
  });
  const buildInfo = { buildVersion: '1.4.0' };
  expect(read({ metaData: { ...metaData, buildInfo } }).version).toBe('1.4.0');
});

test('a module that is shared without a range accepts each version of the shell', () => {
  expect(read({ shared: [{ ...react, requiredVersion: false }] }).expects).toEqual({ react: '*' });
});

const meta = (changes: object) => ({ metaData: { ...metaData, ...changes } });
const entry = (changes: object) => meta({ remoteEntry: { ...metaData.remoteEntry, ...changes } });

test.each([
  ['another name', meta({ globalName: 'spares' }), /^parts calls itself spares: both names/],
  ['a fixed address', meta({ publicPath: 'https://x.test/' }), /takes its files from https:\/\/x\.test\//],
  ['an entry of another name', entry({ name: 'entry.js' }), /the entry entry\.js; build it with filename/],
  ['an entry in a folder', entry({ path: 'js/' }), /the entry js\/remoteEntry\.js/],
  ['a library of modules', entry({ type: 'module' }), /^parts is a library of type module;/],
  ['no ./remote', { exposes: [{ ...exposed, path: './Parts' }] }, /^parts does not expose \.\/remote\.$/],
  ['remotes of its own', { remotes: [{}] }, /^parts loads other remotes/],
  ['a React of its own', { shared: [] }, /^parts does not share react:/],
  ['React as no singleton', { shared: [{ ...react, singleton: false }] }, /react, but not as a singleton\.$/],
  [
    'modules of the console',
    { shared: [react, { ...react, name: '@smart-elevator/shared-ui/page/Page' }] },
    /^parts shares @smart-elevator\/shared-ui\/page\/Page, which only/,
  ],
  [
    'yup',
    { shared: [react, { ...react, name: 'yup', assets: assets('2.js') }] },
    /^parts shares yup, which only/,
  ],
  [
    'a file elsewhere',
    { exposes: [{ ...exposed, assets: assets('../../shell.js') }] },
    /"\.\.\/\.\.\/shell\.js"/,
  ],
  [
    'a file of another host',
    { exposes: [{ ...exposed, assets: assets('//x.test/a.js') }] },
    /a name or a type/,
  ],
  ['a page', { exposes: [{ ...exposed, assets: assets('index.html') }] }, /"index\.html", a name or a type/],
  ['a file of ours', { exposes: [{ ...exposed, assets: assets('version.json') }] }, /"version\.json"/],
  [
    'too many files',
    { exposes: [{ ...exposed, assets: assets(...many()) }] },
    /^parts has \d+ files; 300 are/,
  ],
  [
    'no list of modules',
    { exposes: 'none' },
    /^https:\/\/x\.test\/m\.json is no manifest of Module Federation 2/,
  ],
])('a remote with %s is refused in one sentence', (_, changes, refusal) => {
  expect(() => read(changes)).toThrow(refusal);
  expect(() => read(changes)).toThrow(/^[^\n]+$/);
});

test('a file that is no JSON is refused', () => {
  expect(() => readManifest('parts', Buffer.from('<html>'), 'https://x.test/m.json')).toThrow(
    /^https:\/\/x\.test\/m\.json is no manifest/,
  );
});

function many() {
  return Array.from({ length: 300 }, (_, index) => `${index}.js`);
}
