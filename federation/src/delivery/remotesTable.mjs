// @ts-check
import { errorsOf, errorsPerThousand } from './judge.mjs';

/** @typedef {import('../Provenance').Provenance} Provenance */

/**
 * The table of `npm run remotes`: the deployed versions, and the browsers' reports of the last day, and
 * who deployed from which commit, with which checks.
 *
 * @param {import('../registry').Registry} registry
 * @param {readonly import('./judge.mjs').Figures[]} figures
 * @returns {string}
 */
export function remotesTable(registry, figures) {
  const { shell } = registry;
  const rows = [
    [
      'name',
      'version',
      'for',
      'loads',
      'errors',
      'per 1000',
      'mean ms',
      'last change',
      'by',
      'commit',
      'checks',
    ],
    [
      'shell',
      shell.version || 'not known',
      'all',
      '',
      '',
      '',
      '',
      lastChange(shell.changed, shell),
      ...madeBy(shell),
    ],
    ...registry.remotes.flatMap((remote) => {
      const share = remote.canary ? remote.canary.share : 0;
      const main = rowOf(
        remote.name,
        remote.version,
        remote.enabled ? percent(1 - share) : 'off',
        lastChange(remote.changed, remote),
        remote,
      );
      const { canary } = remote;
      return canary
        ? [main, rowOf(remote.name, canary.version, percent(canary.share), canary.since, canary)]
        : [main];
    }),
    ...(registry.removed ?? []).map((one) => rowOf(one.name, '', 'none', lastChange(one.changed, one), {})),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`Revision ${registry.revision}`, ...lines].join('\n');

  /**
   * @param {string} name
   * @param {string} version
   * @param {string} share
   * @param {string} changed
   * @param {{ provenance?: Provenance }} entry
   */
  function rowOf(name, version, share, changed, entry) {
    const known = figures.find((one) => one.remote === name && one.version === version);
    const cells = known
      ? [
          String(known.loads),
          String(errorsOf(known)),
          errorsPerThousand(known).toFixed(1),
          known.mean_ms === null ? '' : known.mean_ms.toFixed(0),
        ]
      : ['0', '', '', ''];
    return [name, version, share, ...cells, changed, ...madeBy(entry)];
  }
}

/** @param {number} share */
const percent = (share) => (share === 1 ? 'all' : `${Math.round(share * 1000) / 10}%`);

/** @param {string | undefined} at @param {import('../Provenance').Recorded} entry */
const lastChange = (at = '', { change }) => (change ? `${at} ${change.what} by ${change.by}` : at);

/** @param {{ provenance?: Provenance }} entry @returns {string[]} */
function madeBy({ provenance }) {
  if (!provenance) return ['', '', ''];
  const { by, commit = '', clean = true, from, checks, skipped, differs = [] } = provenance;
  const origin = from ? [`from ${from}`] : [];
  const without = skipped ? [`without lint and types: ${skipped}`] : [];
  const other = differs.map((one) => `other sources of ${one}`);
  return [
    by,
    commit.slice(0, 10) + (clean ? '' : ' + changes'),
    [...origin, ...checks, ...without, ...other].join(', '),
  ];
}
