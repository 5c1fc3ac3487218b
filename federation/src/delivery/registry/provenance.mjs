// @ts-check
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** @typedef {import('../../Provenance').Provenance} Provenance */

/**
 * Who deploys, and from which commit. A folder outside of a repository has no commit.
 *
 * @param {string} root the project's folder
 * @param {{ by?: string | undefined, checks?: readonly string[], skipped?: string | undefined }} [known] the deployer's
 *   team, the checks so far, why some were skipped
 * @returns {Provenance}
 */
export function provenanceOf(root, { by, checks = [], skipped } = {}) {
  const commit = git(root, 'rev-parse', 'HEAD');
  return {
    by: by ?? (git(root, 'config', 'user.name') || userInfo().username),
    ...(commit ? { commit, clean: git(root, 'status', '--porcelain') === '' } : {}),
    checks,
    ...(skipped ? { skipped } : {}),
  };
}

/** @param {string} root @param {string[]} words @returns {string} '' if git knows nothing */
function git(root, ...words) {
  try {
    return execFileSync('git', ['-C', root, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
