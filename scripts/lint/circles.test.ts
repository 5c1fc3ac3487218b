import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each file with its imports. */
const files = {
  'files/a.mjs': './b.mjs',
  'files/b.mjs': './a.mjs',
  'folders/a/1.mjs': '../b/1.mjs',
  'folders/a/2.mjs': '',
  'folders/b/1.mjs': '',
  'folders/b/2.mjs': '../a/2.mjs',
  'types/a.mjs': './b.mjs',
  'types/b.mjs': '',
  'tests/a/1.mjs': '../b/1.mjs',
  'tests/b/1.mjs': '',
  'tests/b/1.test.mjs': '../a/1.mjs',
};

test('files and folders that import each other are reported with what to do; a test may import upwards', () => {
  for (const [path, imported] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, imported && `import '${imported}';\n`);
  }
  writeFileSync(
    join(folder, 'types/b.mjs'),
    "/** @typedef {import('./a.mjs').A} A */\nexport const b = 1;\n",
  );
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, 'scripts/lint/circles.mjs');
  const args = [cruiser, '--config', config, '--output-type', 'err-long', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const output = stdout.replaceAll(/\s+/g, ' ');
  expect(output).toContain('no-file-circle: files/a.mjs → files/b.mjs');
  expect(output).toContain('no-file-circle: types/a.mjs → types/b.mjs');
  expect(output).toContain('move what they share to a file that imports neither');
  expect(output).toContain('no-folder-circle: folders/a → folders/b');
  expect(output).toContain('move the shared file to the folder that is imported');
  expect(output).not.toContain('tests/');
});
