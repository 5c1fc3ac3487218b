// @ts-check
import './steps/checkNode.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { pieces, turns } from './checks/slowPieces.mjs';
import { building } from './checks/tools.mjs';
import { turnOfCommit } from './checks/turnOfCommit.mjs';
import { browser } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { giveUp, say } from './steps/say.mjs';

/**
 * `npm run test:slow`: what `npm test` leaves out. `-- killed backup` runs these pieces; `-- --turn` those whose turn it is at
 * this commit, 25 minutes of them, or all with `TEST_SLOW=all`, as before a release. No piece is begun after MOST minutes:
 * one that is left out for that counts as failed.
 */
const A_TURN = 25;
const MOST = 60;

const given = process.argv.slice(2);
const named = given.filter((word) => word !== '--turn');
const unknown = named.filter((name) => !pieces.some((piece) => piece.name === name));
if (unknown.length > 0)
  giveUp(
    `There is no piece '${unknown.join("', '")}'. The pieces: ${pieces.map(({ name }) => name).join(', ')}.`,
  );

const byTurn = given.includes('--turn') && process.env.TEST_SLOW !== 'all';
const run = new CheckRun();
await install();
await browser();
const { ok: built } = await building();
const chosen = byTurn
  ? await ofThisTurn()
  : pieces.filter(({ name }) => named.length === 0 || named.includes(name));

const began = Date.now();
const minutes = () => (Date.now() - began) / 60_000;
for (const { name, check } of chosen) {
  if (!built) run.fail(name, 'the build failed.');
  else if (byTurn && minutes() > MOST) run.fail(name, `it was not begun, since ${MOST} minutes were over.`);
  else await run.part(name, check);
}
const names = chosen.map(({ name }) => name).join(', ');
const left = pieces.filter((piece) => !chosen.includes(piece)).map(({ name }) => name);
const passed = run.end('slow', {
  budgets: false,
  notes: left.length > 0 ? [`Not run this time: ${left.join(', ')}.`] : [],
  what: `The slow part ran ${names}`,
});
process.exitCode = passed ? 0 : 1;

async function ofThisTurn() {
  const all = turns(pieces, A_TURN);
  const { hash, turn } = await turnOfCommit(all.length);
  const mine = all[turn] ?? [];
  say(`Commit ${hash} has turn ${turn + 1} of ${all.length}: ${mine.map(({ name }) => name).join(', ')}.`);
  return mine;
}
