// @ts-check
/**
 * @import { Provenance, Recorded } from '../../Provenance'
 * @import { Registry } from '../../registry'
 * @import { Options } from '../pipeline/pipeline.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { run } from '../pipeline/pipeline.mjs';
import { changeOf } from '../registry/changes.mjs';
import { readDeployedRegistry } from '../registry/registry.mjs';

/**
 * The browsers' reports about a version.
 *
 * @typedef {object} Figures
 * @property {string} remote
 * @property {string} version
 * @property {number} loads
 * @property {number} load_errors
 * @property {number} render_errors
 * @property {number | null} mean_ms
 * @property {string | null} last_message
 */

/** How a canary is judged: the number of loads, and the allowed errors per thousand loads. */
const BUDGET = { loads: 100, errorsPerThousand: 10 };

/** A canary with this many errors is rolled back, before the number of loads is reached. */
const MAX_ERRORS = 10;

/** The judge in records. */
const JUDGE = 'the judge of canaries';

/** @typedef {'promote' | 'roll back' | 'wait'} Verdict */

/**
 * Judges a canary. If the current version exceeds the budget as well, the canary must not be worse.
 *
 * @param {Figures | undefined} canary
 * @param {Figures | undefined} others the version that the other dealers have
 * @param {typeof BUDGET} [budget]
 * @returns {Verdict}
 */
export function canaryVerdict(canary, others, budget = BUDGET) {
  if (!canary) return 'wait';
  const allowed = Math.max(
    budget.errorsPerThousand,
    others && others.loads > 0 ? errorsPerThousand(others) : 0,
  );
  const isOver = errorsPerThousand(canary) > allowed;
  if (isOver && errorsOf(canary) >= MAX_ERRORS) return 'roll back';
  if (triesOf(canary) < budget.loads) return 'wait';
  return isOver ? 'roll back' : 'promote';
}

/** @param {Figures} figures */
const errorsOf = ({ load_errors, render_errors }) => load_errors + render_errors;

/** A failed load counts as a load, too. @param {Figures} figures */
const triesOf = ({ loads, load_errors }) => loads + load_errors;

/** @param {Figures} figures */
const errorsPerThousand = (figures) => (1000 * errorsOf(figures)) / Math.max(1, triesOf(figures));

/**
 * Judges every deployed canary, and promotes it or rolls it back. Regardless of the reports, a canary is promoted
 * only if all its files are stored as they were deployed, and with a token of the remote's deployers if there are some.
 * A bad canary always ends.
 *
 * @param {object} options
 * @param {Store} options.store
 * @param {readonly Figures[]} options.figures
 * @param {readonly string[]} [options.tokens]
 * @param {typeof BUDGET} [options.budget]
 * @returns {Promise<{ name: string, version: string, verdict: Verdict, reasons?: string[] }[]>}
 */
export async function judgeCanaries({ store, figures, tokens, budget = BUDGET }) {
  const of = (/** @type {string} */ remote, /** @type {string} */ version) =>
    figures.find((one) => one.remote === remote && one.version === version);
  const { registry } = await readDeployedRegistry(store);
  const how = { store, tokens, provenance: { by: JUDGE, checks: [] } };
  const judged = [];
  for (const { name, version, canary } of registry.remotes) {
    if (!canary) continue;
    const verdict = canaryVerdict(of(name, canary.version), of(name, version), budget);
    const refused = verdict === 'promote' ? await promote(registry, name, how) : undefined;
    if (verdict === 'roll back' || refused?.verdict === 'roll back')
      await run('endCanary', [changeOf(registry, name, 'canary ended', JUDGE)], {
        ...how,
        reason: refused?.reasons[0] ?? 'As a canary it had too many errors.',
      });
    judged.push({ name, version: canary.version, verdict, ...refused });
  }
  return judged;
}

/**
 * Promotes a canary. A canary whose files changed is bad; without a token it waits for somebody who has one.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {Options} how
 * @returns {Promise<{ verdict: Verdict, reasons: string[] } | undefined>} why it was not promoted
 */
async function promote(registry, name, how) {
  try {
    await run('promoteCanary', [changeOf(registry, name, 'canary promoted', JUDGE)], how);
  } catch (error) {
    if (!(error instanceof DeployRejectedError) || error.check === undefined) throw error;
    const verdict = error.check === 'stored files' ? 'roll back' : 'wait';
    return { verdict, reasons: error.message.split('\n') };
  }
}

/** The columns of the table; the figures are in the middle. */
const HEADINGS = 'name,version,for,loads,errors,per 1000,mean ms,last change,by,commit,checks'.split(',');
const NO_FIGURES = ['', '', '', ''];

/**
 * The table of `npm run remotes`: the deployed versions, and the browsers' reports of the last day, and
 * who deployed from which commit, with which checks.
 *
 * @param {Registry} registry
 * @param {readonly Figures[]} figures
 * @returns {string}
 */
export function remotesTable(registry, figures) {
  const { shell } = registry;
  const rows = [
    HEADINGS,
    [
      'shell',
      shell.version || 'not known',
      'all',
      ...NO_FIGURES,
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
      : ['0', ...NO_FIGURES.slice(1)];
    return [name, version, share, ...cells, changed, ...madeBy(entry)];
  }
}

/** @param {number} share */
const percent = (share) => (share === 1 ? 'all' : `${Math.round(share * 1000) / 10}%`);

/** @param {string | undefined} at @param {Recorded} entry */
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
