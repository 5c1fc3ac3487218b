// @ts-check
import './steps/checkNode.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { shards, slowChecks } from './checks/slowChecks.mjs';
import { building } from './checks/tools.mjs';
import { shardOfCommit } from './checks/shardOfCommit.mjs';
import { browser } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run test:slow`: the checks that are not in `npm test`. `-- killed backup` runs these pieces; `-- --turn` runs
 * the turn of this commit, 25 minutes, or all pieces with `TEST_SLOW=all`, for a release. In a turn no piece starts
 * after MAX_MINUTES: a piece that did not start counts as failed.
 */
const SHARD_MINUTES = 25;
const MAX_MINUTES = 60;

const given = process.argv.slice(2);
const named = given.filter((word) => word !== '--turn');
const unknown = named.filter((name) => !slowChecks.some((piece) => piece.name === name));
if (unknown.length > 0)
  exitWithError(
    `There is no piece '${unknown.join("', '")}'. The pieces: ${slowChecks.map(({ name }) => name).join(', ')}.`,
  );

const byTurn = given.includes('--turn') && named.length === 0 && process.env.TEST_SLOW !== 'all';
const run = new CheckRun();
await install();
await browser();
const { ok: built } = await building();
const chosen = byTurn
  ? await ofThisTurn()
  : slowChecks.filter(({ name }) => named.length === 0 || named.includes(name));

const began = Date.now();
const minutes = () => (Date.now() - began) / 60_000;
for (const { name, check } of chosen) {
  if (!built) run.fail(name, 'the build failed.');
  else if (byTurn && minutes() > MAX_MINUTES)
    run.fail(name, `it was not started, since ${MAX_MINUTES} minutes were over.`);
  else await run.part(name, check);
}
const names = chosen.map(({ name }) => name).join(', ');
const left = slowChecks.filter((piece) => !chosen.includes(piece)).map(({ name }) => name);
const passed = run.end('slow', {
  budgets: false,
  notes: left.length > 0 ? [`Not run this time: ${left.join(', ')}.`] : [],
  what: `The slow part ran ${names}`,
});
process.exitCode = passed ? 0 : 1;

async function ofThisTurn() {
  const turns = shards(slowChecks, SHARD_MINUTES);
  const { hash, turn } = await shardOfCommit(turns.length);
  const mine = turns[turn] ?? [];
  printLine(
    `Commit ${hash} has turn ${turn + 1} of ${turns.length}: ${mine.map(({ name }) => name).join(', ')}.`,
  );
  return mine;
}
