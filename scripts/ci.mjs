// @ts-check
import './steps/checkNode.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastLine } from './checks/CheckRun.mjs';
import { add, zeroCounts, singleCheck } from './steps/counts.mjs';
import { root } from './steps/root.mjs';
import { runNode } from './steps/run.mjs';
import { printLine } from './steps/printLine.mjs';

/**
 * The run of the build server: `npm test`, then the turn of this commit of the slow part (all of it with `TEST_SLOW=all`,
 * for a release). Its last line counts both. Each ends within its minutes, so that a part that hangs does not use up the
 * time of the build server.
 */
const isRelease = process.env.TEST_SLOW === 'all';
const runs = [
  { name: 'usual', script: 'scripts/test.mjs', args: [], minutes: 30 },
  { name: 'slow', script: 'scripts/testSlow.mjs', args: ['--turn'], ...(isRelease ? {} : { minutes: 52 }) },
];
let counts = zeroCounts;
let passed = true;
for (const { name, script, args, ...limit } of runs) {
  const file = join(root, `.cache/reports/counts-${name}.json`);
  rmSync(file, { force: true });
  const { ok } = await runNode(script, args, { print: true, ...limit });
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : singleCheck(false);
  counts = add(counts, found);
  passed &&= ok;
}
printLine(`\nThe usual checks and the slow part together:\n${lastLine(counts)}`);
process.exitCode = passed && counts.failed === 0 && counts.unexplained === 0 ? 0 : 1;
