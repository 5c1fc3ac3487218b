import { StartupError } from '../config/StartupError';
import type { BackgroundTask } from './runRepeatedly';

/**
 * Milliseconds until the process exits, even if something has not stopped by then; anything that must not be left running
 * handles the exit itself. Container platforms wait 10 seconds or more.
 */
const STOP_TIMEOUT_MS = 5_600;

/** Sentences for people are written to the standard output, structured logs to the standard error. */
export const printNotice = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Writes the reason to the standard error: the sentence of a StartupError, otherwise the stack trace. */
export function printError(error: unknown): void {
  const isExpected = error instanceof StartupError;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
}

/**
 * Runs a program until a stop signal, and then stops it in order, even during its start: `start` receives an abort
 * signal for that. Exits with 0 after a stop signal, and with 1 after a failure. `started` is called once it runs.
 */
export async function runUntilStopped<Program extends BackgroundTask>(
  start: (abortController: AbortSignal) => Promise<Program>,
  started: (program: Program) => void,
): Promise<void> {
  // The reader of our output may exit before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const ending = new AbortController();
  const starting = Promise.resolve().then(() => start(ending.signal));

  const end = async (code: number) => {
    // Ctrl+C may arrive twice, from the terminal and from the parent process: the second one must not interrupt the
    // stop.
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => process.exit(code), STOP_TIMEOUT_MS);
    const running = await starting.catch(() => undefined);
    await running?.stop().catch(printError);
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      printError(error);
      void end(1);
    });
  }
  await starting.then(
    (program) => {
      if (!ending.signal.aborted) started(program);
    },
    (error: unknown) => {
      if (ending.signal.aborted) return;
      printError(error);
      process.exit(1);
    },
  );
}
