// @ts-check
import './steps/checkNode.mjs';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { figureLines, visitLines } from './steps/benchTable.mjs';
import { readBudgets } from './steps/budgets.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { runJourneys } from './steps/journeys.mjs';
import { root } from './steps/root.mjs';
import { formatDuration, exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run bench`: measures the built console, prints a table of figures and leaves them as JSON in
 * .cache/bench.json. `-- --only pages,federation` measures some parts, `-- --tickets 100000` gives the largest dealer of the
 * ticket lists, of `large` and of `visits` so many instead of 1,000,000, `-- --compare FILE` compares the figures with those of another run.
 */
/** @type {Record<string, string[]>} */
const PARTS = {
  pages: [
    'bench/pages.spec',
    'bench/shift.spec',
    'bench/sections.spec',
    'bench/import.spec',
    'bench/start.spec',
  ],
  lists: ['bench/ticketLists.spec', 'bench/elevatorLists.spec'],
  api: ['bench/api.spec'],
  deep: ['bench/deepPages.spec'],
  large: ['bench/largeDealer.spec'],
  visits: ['bench/visitLists.spec'],
  counts: ['bench/counts.spec'],
  search: ['bench/palette.spec'],
  federation: ['bench/federationOverhead.spec'],
  build: ['bench/build.spec'],
};
const file = join(root, '.cache/bench.json');
const { only, compare, tickets } = wanted(process.argv.slice(2));
const former = compare === undefined ? [] : JSON.parse(readFileSync(compare, 'utf8'));

if (tickets !== undefined) process.env['BENCH_TICKETS'] = tickets;
const start = Date.now();
rmSync(file, { force: true });
await ensureBuilt();
const specs = only
  .flatMap((part) => PARTS[part] ?? [])
  .filter((spec) => existsSync(join(root, 'e2e', `${spec}.ts`)));
// Without names Playwright would run all files.
if (specs.length === 0) exitWithError(`No benchmark measures ${only.join(', ')}.`);
const [load = 0] = loadavg();
const { ok } = await runJourneys('bench/playwright.config.ts', specs);

const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
writeFileSync(file, JSON.stringify(figures, null, 2));
for (const lines of [visitLines(figures), figureLines(figures, readBudgets(), former)])
  printLine(`\n${lines.join('\n')}`);
printLine(
  `\nMeasured in ${formatDuration(Date.now() - start)} on ${availableParallelism()} cores; the load before was ${load.toFixed(1)}.`,
);
process.exitCode = ok ? 0 : 1;

/** Parses the arguments after `npm run bench --`. @param {readonly string[]} words */
function wanted(words) {
  /** @type {{ only: string[], compare: string | undefined, tickets: string | undefined }} */
  const options = { only: Object.keys(PARTS), compare: undefined, tickets: undefined };
  for (let at = 0; at < words.length; at += 2) {
    const [word, value] = words.slice(at);
    if (word === '--only' && value) options.only = value.split(',');
    else if (word === '--tickets' && /^[1-9]\d{4,6}$/.test(value ?? '')) options.tickets = value;
    else if (word === '--compare' && value && existsSync(value)) options.compare = value;
    else
      exitWithError(
        `npm run bench -- [--only ${Object.keys(PARTS).join(',')}] [--tickets 100000] [--compare a bench.json of before]`,
      );
  }
  const unknown = options.only.filter((part) => !PARTS[part]);
  if (unknown.length > 0)
    exitWithError(`The bench has no part '${unknown[0]}', only ${Object.keys(PARTS).join(', ')}.`);
  return options;
}
