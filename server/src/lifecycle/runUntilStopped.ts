import { StartupError } from '../config/StartupError';
import type { BackgroundTask } from './runRepeatedly';

/**
 * Milliseconds until the process ends, whatever has not stopped by then; what must not be left behind sees to itself when
 * the process exits. Container platforms wait 10 seconds, or more.
 */
const STOP_TIMEOUT_MS = 5_600;

/** Sentences for people go to the standard output, structured logs to the other one. */
export const printNotice = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Says why on the standard error: the sentence of a StartupError, else all that is known. */
function complain(error: unknown): void {
  const isExpected = error instanceof StartupError;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
}

/**
 * Runs a program until it is told to end, and then stops it in good order, also while it is still starting: `start` is given
 * a signal for that. Ends with 0 when it was told to end, and with 1 when something failed. `started` is called once it runs.
 */
export async function runUntilStopped<Program extends BackgroundTask>(
  start: (abortController: AbortSignal) => Promise<Program>,
  started: (program: Program) => void,
): Promise<void> {
  // Who reads our output may go before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const ending = new AbortController();
  const starting = Promise.resolve().then(() => start(ending.signal));

  const end = async (code: number) => {
    // Ctrl+C may come twice, from the terminal and from whoever started us: the second one must not cut the stop short.
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => process.exit(code), STOP_TIMEOUT_MS);
    const running = await starting.catch(() => undefined);
    await running?.stop().catch(complain);
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      complain(error);
      void end(1);
    });
  }
  await starting.then(
    (program) => {
      if (!ending.signal.aborted) started(program);
    },
    (error: unknown) => {
      if (ending.signal.aborted) return;
      complain(error);
      process.exit(1);
    },
  );
}
