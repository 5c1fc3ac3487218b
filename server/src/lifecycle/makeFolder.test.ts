import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataDirectory, makeFolder } from './makeFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is created with its parents, and an existing one is left as it is', () => {
  const deep = path.join(folder, 'a/b');
  makeFolder(deep, 0o700);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
  makeFolder(deep, 0o755);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test('a data directory that cannot be created is reported at once, in a sentence', () => {
  expect(existsSync('/proc')).toBe(true);
  expect(() => makeDataDirectory('/proc/x')).toThrow(
    /^The data directory \/proc\/x cannot be made or written: ENOENT/,
  );
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => makeDataDirectory(path.join(folder, 'file/inside'))).toThrow(
    'inside cannot be made or written',
  );
  expect(() => makeDataDirectory(path.join(folder, 'file'))).toThrow('cannot be made or written');
});
