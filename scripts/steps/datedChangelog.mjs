// @ts-check

const NEXT = '## Next\n';

/**
 * The changelog of a release: what was next has the version and the day (UTC). It must say how to upgrade.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {Date} now
 * @returns {{ text: string, refusal?: string }}
 */
export function datedChangelog(changelog, version, now) {
  const start = changelog.indexOf(NEXT);
  if (start === -1)
    return { text: changelog, refusal: "CHANGELOG.md has no part '## Next': nothing to release." };
  const end = changelog.indexOf('\n## ', start + NEXT.length);
  const part = changelog.slice(start + NEXT.length, end === -1 ? undefined : end);
  if (!/^### Upgrading\n+\S/m.test(part))
    return {
      text: changelog,
      refusal:
        "The part '## Next' of CHANGELOG.md has no '### Upgrading': say what an operator must do, or that there is nothing to do.",
    };
  return { text: changelog.replace(NEXT, `## ${version} (${now.toISOString().slice(0, 10)})\n`) };
}
