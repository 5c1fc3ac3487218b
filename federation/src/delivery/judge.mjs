// @ts-check
import { markBad } from './badVersions.mjs';
import { authorize } from './deployers.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';
import { checkStoredFiles } from './checkStoredFiles.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { promoted, remoteIn, withoutCanary, withRemote } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').DeployedRemote} DeployedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

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
export const BUDGET = { loads: 100, errorsPerThousand: 10 };

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
export const errorsOf = ({ load_errors, render_errors }) => load_errors + render_errors;

/** A failed load counts as a load, too. @param {Figures} figures */
const triesOf = ({ loads, load_errors }) => loads + load_errors;

/** @param {Figures} figures */
export const errorsPerThousand = (figures) => (1000 * errorsOf(figures)) / Math.max(1, triesOf(figures));

/**
 * Judges every deployed canary, and promotes it or rolls it back. Regardless of the reports, a canary is promoted
 * only if all its files are stored as they were deployed, and with a token of the remote's deployers if there are some.
 * A bad canary always ends.
 *
 * @param {{
 *   store: Store,
 *   figures: readonly Figures[],
 *   tokens?: readonly string[],
 *   budget?: typeof BUDGET,
 *   now?: () => Date,
 * }} options
 * @returns {Promise<{ name: string, version: string, verdict: Verdict, reasons?: string[] }[]>}
 */
export async function judgeCanaries({
  store,
  figures,
  tokens = [],
  budget = BUDGET,
  now = () => new Date(),
}) {
  const of = (/** @type {string} */ remote, /** @type {string} */ version) =>
    figures.find((one) => one.remote === remote && one.version === version);
  const { registry } = await readDeployedRegistry(store);
  const judged = [];
  for (const remote of registry.remotes) {
    if (!remote.canary) continue;
    const { name, canary } = remote;
    const suggestion = canaryVerdict(of(name, canary.version), of(name, remote.version), budget);
    const stored = suggestion === 'promote' ? await checkStoredFiles(store, name, canary) : [];
    const refused =
      suggestion === 'promote' && stored.length === 0 ? await refusalOf(store, name, tokens) : [];
    const reasons = [...stored, ...refused];
    const verdict = stored.length > 0 ? 'roll back' : refused.length > 0 ? 'wait' : suggestion;
    judged.push({ name, version: canary.version, verdict, ...(reasons.length > 0 ? { reasons } : {}) });
    if (verdict !== 'wait') await carryOut(store, remote, verdict, now());
    if (verdict === 'roll back')
      await markBad(store, name, canary.version, {
        reason: stored[0] ?? 'As a canary it had too many errors.',
        by: JUDGE,
        at: now(),
      });
  }
  return judged;
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {readonly string[]} tokens
 * @returns {Promise<string[]>} the reason why the caller may not promote it
 */
const refusalOf = (store, name, tokens) =>
  authorize(store, [name], tokens).then(
    () => [],
    (error) => {
      if (error instanceof DeployRejectedError) return [error.message];
      throw error;
    },
  );

/**
 * @param {Store} store
 * @param {DeployedRemote} judged
 * @param {Verdict} verdict
 * @param {Date} now
 */
const carryOut = (store, judged, verdict, now) =>
  updateRegistry(store, (live) => {
    const remote = remoteIn(live, judged.name);
    // Somebody else has changed the canary meanwhile.
    if (!remote?.canary || remote.canary.version !== judged.canary?.version) return live;
    const next = verdict === 'promote' ? promoted(remote, now, JUDGE) : withoutCanary(remote, now, JUDGE);
    return withRemote(live, judged.name, next);
  });
