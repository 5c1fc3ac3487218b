import { counted } from '../config/counted';
import { StartupError } from '../config/StartupError';
import type { Database, Db } from '../database/Database';
import { sweepFiles } from '../files/sweepFiles';
import type { FileSettings } from '../files/uploads';
import { goLive } from './goLive';
import { listDeadLetters, replayDeadLetters } from './deadLetters';
import { printVersionStats } from '../telemetry/telemetryRepository';
import { restoreTicket } from './restoreTicket';

/** A command of the administrator. */
interface Command {
  /** The names of its arguments. */
  parameters: readonly string[];
  does: string;
  run: (db: Database, values: readonly string[], files: FileSettings) => Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'restore-ticket': {
    parameters: ['<dealer user name>', '<ticket key>'],
    does: 'Restores a deleted ticket, with everything that belonged to it.',
    run: (db, [username = '', key = '']) => restoreTicket(db, username, key),
  },
  'remote-figures': {
    parameters: [],
    does: 'Prints as JSON what the browsers reported about each version of a remote in the last day.',
    run: printVersionStats,
  },
  'sweep-files': {
    parameters: ['<hours>'],
    does: 'Compares files with the storage; removes what was stored before so many hours and belongs to no file.',
    run: (db, [hours = ''], files) => sweepStorage(db, hours, files),
  },
  'dead-letters': {
    parameters: [],
    does: 'Lists the mails and push messages that were given up, and why.',
    run: (db) => listDeadLetters(db),
  },
  'go-live': {
    parameters: ['<send | discard>'],
    does: 'Lets a restored database send messages; discard drops those that waited in the backup.',
    run: (db, [which = '']) => goLive(db, which),
  },
  replay: {
    parameters: ['<message id | all>'],
    does: 'Sends dead letters again.',
    run: (db, [which = '']) => replayDeadLetters(db, which),
  },
};

const usage = (name: string, { parameters }: Command): string =>
  `npm run admin -- ${[name, ...parameters].join(' ')}`;

/** The commands of the administrator, with the current database. */
export const help = (): string =>
  [
    'Commands for the administrator:',
    '',
    ...Object.entries(COMMANDS).flatMap(([name, command]) => [
      `  ${usage(name, command)}`,
      `      ${command.does}`,
    ]),
    '',
    'They work on the database of the server: the one of DATABASE_URL, otherwise the embedded one in DATA_DIR (.data), whether',
    'the server is running or not.',
  ].join('\n');

/** Opens the database for `work`. */
export type WithDatabase = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/**
 * Runs the command in `args`, and returns the sentence to show. Throws a StartupError for an unknown command or a
 * wrong number of arguments, before the database is opened.
 */
export async function runAdmin(
  args: readonly string[],
  withDatabase: WithDatabase,
  files: FileSettings,
): Promise<string> {
  const [name = 'help', ...values] = args;
  if (name === 'help' || name === '--help' || name === '-h') return help();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartupError(`There is no command ${name}.\n\n${help()}`);
  if (values.length !== command.parameters.length || values.some((value) => value.trim() === ''))
    throw new StartupError(
      `${name} takes ${command.parameters.join(' and ') || 'nothing'}:\n\n  ${usage(name, command)}`,
    );
  return withDatabase((db) =>
    command.run(
      db,
      values.map((value) => value.trim()),
      files,
    ),
  );
}

const HOUR_MS = 3_600_000;
const MOST_NAMED = 20;

/**
 * Compares the files of all dealers with the storage, as the daily job does. Returns the sentences to show. Throws
 * StartupError when `hours` is no number.
 */
async function sweepStorage(db: Db, hours: string, files: FileSettings): Promise<string> {
  if (!/^\d{1,5}$/.test(hours)) throw new StartupError('sweep-files takes a number of hours, such as 24.');
  const before = new Date(Date.now() - Number(hours) * HOUR_MS);
  const { missing, orphans } = await sweepFiles(db, before, files);
  return [
    `${files.storage.place}: ${counted(orphans.length, 'object')} without a file removed, ${counted(missing.length, 'file')} without content.`,
    ...missing.slice(0, MOST_NAMED).map((object) => `  ${object}`),
  ].join('\n');
}
