import { createInterface } from 'node:readline/promises';
import { StartFault } from '../config/StartFault';
import { command, commandConfig } from './command';
import { resetData, type Confirm } from './resetData';

/** `npm run reset`: removes the embedded database and the data directory, after asking; `-- --yes` answers before. */
await command(() => {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--yes')) throw new StartFault('reset takes nothing, or --yes.');
  return resetData(commandConfig(), words.length > 0 ? async () => true : ask);
});

const ask: Confirm = async (what) => {
  if (!process.stdin.isTTY)
    throw new StartFault(`${what} Nothing was removed; to do it without being asked: npm run reset -- --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`${what} Type yes to do so: `);
  terminal.close();
  return said.trim().toLowerCase() === 'yes';
};
