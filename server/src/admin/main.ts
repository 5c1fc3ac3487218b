import { readConfig } from '../config/readConfig';
import { StartFault } from '../config/StartFault';
import { reachDatabase } from './reachDatabase';
import { runAdmin } from './runAdmin';

/** `npm run admin -- <command>`: what only an administrator of the server may do. */
try {
  const sentence = await runAdmin(process.argv.slice(2), (work) =>
    reachDatabase(readConfig({ JWT_SECRET: 'not used by commands', ...process.env }), work),
  );
  process.stdout.write(`${sentence}\n`);
} catch (error) {
  const isExpected = error instanceof StartFault;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
