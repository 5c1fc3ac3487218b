import { runCommand, commandConfig } from './runCommand';
import { withServerDatabase } from './withServerDatabase';
import { runAdmin } from './runAdmin';

/** `npm run admin -- <command>`: the commands of the server's administrator. */
await runCommand(() => runAdmin(process.argv.slice(2), (work) => withServerDatabase(commandConfig(), work)));
