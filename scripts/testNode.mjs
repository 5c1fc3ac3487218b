// @ts-check
import './steps/checkNode.mjs';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run test:node -- 24`: `npm test` on another Node.js, whose binary is fetched from the registry. Arguments
 * after the version are passed to `npm test` (`-- 24 server`); `-- 24 npm start` runs another script.
 */
const [version = '', ...rest] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version))
  exitWithError('Please name a version of Node.js. Try: npm run test:node -- 24');
const [script, args] = rest[0] === 'npm' ? [rest[1] ?? 'test', rest.slice(2)] : ['test', rest];

const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;
const folder = join(root, '.cache/node', version);
const program = join(
  folder,
  'node_modules',
  name,
  process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
);
if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const npm = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  const { ok, output } = await run('npm', npm);
  if (!ok || !existsSync(program)) exitWithError(`Node.js ${version} could not be fetched:\n${output}`);
}
const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
const found = await run(program, ['--version']);
printLine(`Node.js ${found.output.trim()}: npm run ${[script, ...args].join(' ')}`);
const { ok } = await run('npm', ['run', script, '--', ...args], { env, print: true });
process.exitCode = ok ? 0 : 1;
