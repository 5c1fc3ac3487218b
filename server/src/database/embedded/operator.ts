import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartupError } from '../../config/StartupError';

/** The account that PostgreSQL runs under; empty for the current one. PostgreSQL refuses to run as root. */
export interface Operator {
  uid?: number;
  gid?: number;
}

/** The current account; for root the owner of the database at `home`, else `postgres`, else `nobody`. */
export function operatorOf(home: string | undefined): Operator {
  if (process.getuid?.() !== 0) return {};
  const owner = home !== undefined && existsSync(home) ? statSync(home) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = accountOf('postgres') ?? accountOf('nobody');
  if (found) return found;
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it under. Please start ' +
      'the server as another user.',
  );
}

function accountOf(name: string): Operator | undefined {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Whether the operator can run a program. */
export const canRun = (operator: Operator, program: string): boolean =>
  existsSync(program) && spawnSync(program, ['--version'], { ...operator, cwd: '/' }).status === 0;

/**
 * Whether the operator can enter a folder. The system is asked, because access may depend on more than the mode bits.
 */
export const canEnter = (operator: Operator, folder: string): boolean =>
  operator.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...operator, cwd: '/' }).status === 0;
