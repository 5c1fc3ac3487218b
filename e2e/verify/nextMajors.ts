import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { npmProgram } from '../console/npmProgram';
import { ROOT } from '../console/startConsole';
import { runProgram } from './DeliveryFixture';

const INSTALLED = path.join(ROOT, 'node_modules');
const ROUTER = '8.5.1';

/** The next major versions of the packages that a page loads once. */
export const MAJORS = {
  react: '20.0.0',
  'react-dom': '20.0.0',
  'react-router-dom': ROUTER,
  contract: `${CONTRACT_MAJOR + 1}.0.0`,
};

/**
 * A copy of the project that is built with the next majors: server, shell and all remotes. The router is react-router 8 from
 * the registry. There is no React 20: it is the installed React under that version, which is what the share scope compares.
 * The server also answers the former contract.
 */
export async function nextMajors(remotes: readonly string[]) {
  const { folder, remove } = copyWorkingTree();
  const edit = (file: string, change: (text: string) => string) => {
    const whole = path.join(folder, file);
    const before = readFileSync(whole, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as it was.`);
    writeFileSync(whole, after);
  };
  const run = async (cwd: string, ...words: string[]) => {
    const { ok, output } = await runProgram(words, { NODE_ENV: 'production' }, path.join(folder, cwd));
    if (!ok) throw new Error(`${words.join(' ')} failed:\n${output}`);
  };
  const { contract, ...libraries } = MAJORS;
  for (const [name, version] of Object.entries(libraries))
    raise(path.join(folder, 'node_modules', name), name, version);
  await installRouter(folder, run);
  const describe = (file: string, change: object) =>
    edit(file, (text) => JSON.stringify({ ...JSON.parse(text), ...change }));
  for (const file of ['package.json', 'interface.json'])
    describe(`shared-api/${file}`, { version: contract });
  for (const name of remotes) describe(`${name}/remote.json`, { contract: `^${contract}` });
  edit('shared-api/src/contract/contractMajor.ts', (text) =>
    text.replace(`MAJOR = ${CONTRACT_MAJOR}`, `MAJOR = ${CONTRACT_MAJOR + 1}`),
  );
  edit('server/src/http/formerContract.ts', (text) =>
    text.replace("['1', {}]", `['1', {}], ['${CONTRACT_MAJOR}', {}]`),
  );

  // The host that a remote has when it is opened by itself; every build of a remote contains a copy.
  cpSync(path.join(ROOT, 'federation/dist'), path.join(folder, 'federation/dist'), { recursive: true });
  const webpack = [path.join(INSTALLED, 'webpack-cli/bin/cli.js'), '--mode', 'production'];
  const [half, others] = [remotes.slice(0, 2), remotes.slice(2)];
  const build = async (names: readonly string[]) => {
    for (const name of names) await run(name, ...webpack);
  };
  await Promise.all([
    build(['shell', ...half]).then(() => run('shell', 'prerender.mjs')),
    run('server', 'build.mjs').then(() => build(others)),
  ]);
  return { folder, remove };
}

/** Replaces a package of the copy by the installed one under another version; both have the same modules. */
function raise(folder: string, name: string, version: string): void {
  const real = path.join(INSTALLED, name);
  rmSync(folder);
  mkdirSync(folder);
  const described = JSON.parse(readFileSync(path.join(real, 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...described, version }));
  for (const part of readdirSync(real, { withFileTypes: true })) {
    const [from, to] = [path.join(real, part.name), path.join(folder, part.name)];
    if (part.isDirectory()) symlinkSync(from, to);
    else if (part.name.endsWith('.js'))
      writeFileSync(to, `module.exports = require(${JSON.stringify(from)});\n`);
  }
}

async function installRouter(
  folder: string,
  run: (cwd: string, ...words: string[]) => Promise<void>,
): Promise<void> {
  mkdirSync(path.join(folder, 'next'));
  writeFileSync(path.join(folder, 'next/package.json'), '{}');
  const how = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--engine-strict=false'];
  await run('next', npmProgram(), 'install', `react-router@${ROUTER}`, ...how);
  const place = path.join(folder, 'node_modules/react-router');
  rmSync(place);
  symlinkSync(path.join(folder, 'next/node_modules/react-router'), place);
}
