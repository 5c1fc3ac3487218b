/** @jest-environment node */
import { datedChangelog } from './datedChangelog.mjs';

const now = new Date('2027-01-31T23:00:00Z');
const next = '# Changelog\n\n## Next\n\n### Upgrading\n\nNothing to do.\n\n## 1.0.0 (2026-11-28)\n\n- Old.\n';

test('a release dates the part of the changelog that was next', () => {
  expect(datedChangelog(next, '1.1.0', now)).toEqual({
    text: next.replace('## Next', '## 1.1.0 (2027-01-31)'),
  });
});

test.each([
  ['nothing new', next.replace('## Next', '## 1.0.1'), /nothing to release/],
  ['no upgrade notes', next.replace('### Upgrading', '### Other'), /no '### Upgrading'/],
  ['empty upgrade notes', next.replace('Nothing to do.', ''), /no '### Upgrading'/],
  [
    'upgrade notes of the former release only',
    '## Next\n\n- New.\n\n## 1.0.0\n\n### Upgrading\n\nNothing.\n',
    /no '### Upgrading'/,
  ],
])('a release with %s is refused, and the changelog stays', (_what, changelog, reason) => {
  const { text, refusal } = datedChangelog(changelog, '1.1.0', now);
  expect(text).toBe(changelog);
  expect(refusal).toMatch(reason);
});
