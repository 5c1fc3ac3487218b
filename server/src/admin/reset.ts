import { createInterface } from 'node:readline/promises';
import { StartupError } from '../config/StartupError';
import { runCommand, commandConfig } from './runCommand';
import { resetData, type Confirm } from './resetData';

/**
 * `npm run reset`: removes the embedded database and the data directory after a confirmation; `-- --yes` skips the
 * question.
 */
await runCommand(() => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--yes')) throw new StartupError('reset takes no argument except --yes.');
  return resetData(commandConfig(), args.length > 0 ? async () => true : ask);
});

const ask: Confirm = async (what) => {
  if (!process.stdin.isTTY)
    throw new StartupError(
      `${what} Nothing was removed; to do it without being asked: npm run reset -- --yes`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what} Type yes to do so: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};
