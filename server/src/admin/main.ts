import { openFiles } from '../files/openFiles';
import { runCommand, commandConfig } from './runCommand';
import { withServerDatabase } from './withServerDatabase';
import { runAdmin } from './runAdmin';

/** `npm run admin -- <command>`: the commands of the server's administrator. */
await runCommand(async () => {
  const config = commandConfig();
  return runAdmin(process.argv.slice(2), (work) => withServerDatabase(config, work), openFiles(config));
});
