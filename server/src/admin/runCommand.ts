import { randomBytes } from 'node:crypto';
import { readConfig, type Config } from '../config/readConfig';
import { errorCode, errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';
import { printError, printNotice } from '../lifecycle/runUntilStopped';
import path from 'node:path';

/**
 * The server's configuration from the environment. The secret, which commands do not need, may be missing. Commands go
 * past a pooler.
 */
export function commandConfig(): Config {
  const config = readConfig({ JWT_SECRET: randomBytes(32).toString('hex'), ...process.env });
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl };
}

/** Runs a command of the administrator: prints its result, or prints the error and fails. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    printNotice(await run());
  } catch (error) {
    // What the database or the system refuses is for the operator, without a stack trace.
    printError(
      errorCode(error) === '' ? error : new StartupError(`The command failed: ${errorMessage(error)}.`),
    );
    process.exitCode = 1;
  }
}

/**
 * The file argument of a command, relative to the folder in which npm was called. Throws StartupError when it is
 * missing.
 */
export function backupFile(name: 'backup' | 'restore', args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || file.trim() === '')
    throw new StartupError(`${name} takes a file:\n\n  npm run ${name} <file>`);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
