import { StartFault } from './config/StartFault';
import type { Ongoing } from './jobs/keepDoing';

const LONGEST_STOP = 20_000;

/** Sentences for people go to the standard output, structured logs to the other one. */
export const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Ends the process with the reason: the sentence of a StartFault, else all that is known. */
function fail(error: unknown): never {
  const isExpected = error instanceof StartFault;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}

/**
 * Runs a program until it is told to end, and then stops it in good order; what fails ends the process with 1. `started`
 * is called once it runs.
 */
export async function untilStopped<Program extends Ongoing>(
  start: () => Promise<Program>,
  started: (program: Program) => void,
): Promise<void> {
  // Who reads our output may go before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let stopping: Promise<void> | undefined;
  const starting = Promise.resolve().then(start);

  const stop = (code: number) => {
    stopping ??= starting.then((running) => running.stop()).then(() => process.exit(code), fail);
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
  };
  // Ctrl+C may come twice, from the terminal and from whoever started us: the second one must not cut the stop short.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
      stop(1);
    });
  }
  await starting.then(started).catch(fail);
}
