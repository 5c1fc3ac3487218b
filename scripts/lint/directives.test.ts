import { spawnSync } from 'node:child_process';
import { root } from '../steps/root.mjs';

test('no file switches a rule off: it is followed or changed for all', () => {
  const comment = `oxlint-${'disable'}`;
  const { status, stdout } = spawnSync('git', ['grep', '--untracked', '--files-with-matches', comment], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // Nothing was found; an error has another status.
  expect(status).toBe(1);
});
