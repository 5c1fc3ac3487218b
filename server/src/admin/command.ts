import { StartFault } from '../config/StartFault';

/** Runs a command of the administrator to its end: prints its sentence, or says why not and fails. */
export async function command(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    const isExpected = error instanceof StartFault;
    process.stderr.write(
      `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  }
}
