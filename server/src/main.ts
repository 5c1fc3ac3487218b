import { readConfig } from './config/readConfig';
import { StartFault } from './config/StartFault';
import { DEMO_PASSWORD, DEMO_USERNAME } from './demo/demoDealer';
import { start } from './start';

/** Sentences for people go to the standard output, structured logs to the other one. */
const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const LONGEST_STOP = 20_000;

function fail(error: unknown): never {
  const isExpected = error instanceof StartFault;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}

async function main(): Promise<void> {
  // Who reads our output may go before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let stopping: Promise<void> | undefined;
  const starting = start(readConfig(process.env), { level: 'info', stream: process.stderr }, tell);

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

  const { address, demo } = await starting;
  tell(`Smart Elevator Maintenance is ready at ${address}`);
  if (demo) tell(`Demonstration sign-in: ${DEMO_USERNAME} with the password ${DEMO_PASSWORD}`);
}

await main().catch(fail);
