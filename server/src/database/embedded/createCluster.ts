import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../../lifecycle/makeFolder';
import { StartupError } from '../../config/StartupError';
import { explainStart } from './explainStart';
import type { NativeBinaries } from './nativeBinaries';
import type { Operator } from './operator';

export const DATABASE_USER = 'smart_elevator';
const VERSION = '18';

export const clusterIn = (home: string) => path.join(home, 'cluster');
export const passwordIn = (home: string) => readFileSync(path.join(home, 'password'), 'utf8').trim();

/**
 * Creates the cluster, if there is none. initdb can be killed half-way, so it works in a temporary folder that is
 * renamed when it is done.
 */
export async function createCluster(
  home: string,
  binaries: NativeBinaries,
  operator: Operator,
  durable: boolean,
  signal?: AbortSignal,
) {
  removeLeftovers(home);
  if (existsSync(home)) return checkVersion(home);
  const staging = `${home}.new-${randomBytes(4).toString('hex')}`;
  try {
    makeFolder(staging, 0o700);
    const password = path.join(staging, 'password');
    writeFileSync(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    changeOwner(staging, operator);
    changeOwner(password, operator);
    await initialise(clusterIn(staging), password, binaries, operator, durable, signal);
    renameSync(staging, home);
  } catch (error) {
    const fault = explainStart(error, home);
    rmSync(staging, { recursive: true, force: true });
    throw fault;
  }
}

async function initialise(
  cluster: string,
  password: string,
  binaries: NativeBinaries,
  operator: Operator,
  durable: boolean,
  ending: AbortSignal | undefined,
) {
  // The built-in locale sorts and folds case the same way on every system.
  const options = [
    `--pgdata=${cluster}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  await promisify(execFile)(binaries.initdb, options, {
    ...operator,
    cwd: path.dirname(cluster),
    env: minimalEnvironment(),
    ...(ending ? { signal: ending } : {}),
  });
}

/** Messages in English, in any system language; without PG* variables from outside. */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

function checkVersion(home: string) {
  const file = path.join(clusterIn(home), 'PG_VERSION');
  if (!existsSync(file)) {
    throw new StartupError(
      `${home} exists but contains no database. Please move it away, or set DATA_DIR to another folder.`,
    );
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found !== VERSION) {
    throw new StartupError(
      `The database in ${home} was created by PostgreSQL ${found}; this server contains ${VERSION}.`,
    );
  }
}

/** An initdb whose server was killed may still be writing. */
const RM_OPTIONS = { recursive: true, force: true, maxRetries: 30, retryDelay: 100 };

function removeLeftovers(home: string) {
  const parent = path.dirname(home);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(home)}.new-`)) rmSync(path.join(parent, name), RM_OPTIONS);
  }
}

function changeOwner(file: string, { uid, gid }: Operator) {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}
