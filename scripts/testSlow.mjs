// @ts-check
import './steps/checkNode.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { shards, slowChecks } from './checks/slowChecks.mjs';
import { building, endChecksAt } from './checks/tools.mjs';
import { browser } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';
import { run as runProgram } from './steps/run.mjs';

/**
 * `npm run test:slow`: the checks that are not in `npm test`. `-- killed backup` runs these two; `-- --turn` runs the
 * shard of this commit, 20 minutes on two quiet cores, or all checks with `TEST_SLOW=all`, for a release. A shard ends
 * after MAX_MINUTES, before the time of the build server is over: a check that has not ended by then counts as failed.
 */
const SHARD_MINUTES = 20;
const MAX_MINUTES = 50;

const given = process.argv.slice(2);
const named = given.filter((word) => word !== '--turn');
const unknown = named.filter((name) => !slowChecks.some((one) => one.name === name));
if (unknown.length > 0)
  exitWithError(
    `There is no check '${unknown.join("', '")}'. The checks: ${slowChecks.map(({ name }) => name).join(', ')}.`,
  );

const byTurn = given.includes('--turn') && named.length === 0 && process.env.TEST_SLOW !== 'all';
const run = new CheckRun();
await install();
await browser();
const { ok: built } = await building();
const chosen = byTurn
  ? await ofThisShard()
  : slowChecks.filter(({ name }) => named.length === 0 || named.includes(name));

const began = Date.now();
const minutes = () => (Date.now() - began) / 60_000;
if (byTurn) endChecksAt(began + MAX_MINUTES * 60_000);
for (const { name, check } of chosen) {
  if (!built) run.fail(name, 'the build failed.');
  else if (byTurn && minutes() > MAX_MINUTES)
    run.fail(name, `it was not started, since ${MAX_MINUTES} minutes were over.`);
  else await run.part(name, check);
}
const names = chosen.map(({ name }) => name).join(', ');
const left = slowChecks.filter((one) => !chosen.includes(one)).map(({ name }) => name);
const passed = run.end('slow', {
  budgets: false,
  notes: left.length > 0 ? [`Not run this time: ${left.join(', ')}.`] : [],
  what: `The slow part ran ${names}`,
});
process.exitCode = passed ? 0 : 1;

async function ofThisShard() {
  const parts = shards(slowChecks, SHARD_MINUTES);
  const { hash, shard } = await shardOfCommit(parts.length);
  const checks = parts[shard] ?? [];
  printLine(
    `Commit ${hash} runs shard ${shard + 1} of ${parts.length}: ${checks.map(({ name }) => name).join(', ')}.`,
  );
  return checks;
}

/**
 * Which of the shards this commit runs: each commit runs the next one. If the history is incomplete (a shallow clone) or
 * missing, the commit's hash decides.
 *
 * @param {number} shards
 */
async function shardOfCommit(shards) {
  const git = async (/** @type {string[]} */ ...args) => {
    const { ok, output } = await runProgram('git', args);
    return ok ? output.trim() : '';
  };
  const hash = await git('rev-parse', 'HEAD');
  const isWhole = (await git('rev-parse', '--is-shallow-repository')) === 'false';
  const number = isWhole
    ? Number(await git('rev-list', '--count', 'HEAD'))
    : Number.parseInt(hash.slice(0, 8), 16);
  return { hash: hash.slice(0, 10), shard: (Number.isFinite(number) ? number : 0) % shards };
}
